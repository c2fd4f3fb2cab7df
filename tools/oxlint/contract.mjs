/** Valibot's rules, with the number of arguments that precede the message. */
const rules = {
  ...Object.fromEntries(
    [
      'integer',
      'finite',
      'digits',
      'nonEmpty',
      'email',
      'uuid',
      'isoDate',
      'isoTimestamp',
      'url',
    ].map((name) => [name, 0]),
  ),
  ...Object.fromEntries(
    ['minValue', 'maxValue', 'minLength', 'maxLength', 'length', 'regex', 'check'].map((name) => [
      name,
      1,
    ]),
  ),
};

const messages = {
  meta: { type: 'problem' },
  create: (context) => ({
    CallExpression(node) {
      const { callee } = node;
      if (callee.type !== 'MemberExpression' || callee.object.name !== 'v') return;
      const before = rules[callee.property.name];
      if (before === undefined || node.arguments.length > before) return;
      context.report({
        node,
        message: "Give the rule a message, or people read the library's own.",
      });
    },
  }),
};

/** Rules for the schemas of src/contract. */
export default { meta: { name: 'contract' }, rules: { messages } };
