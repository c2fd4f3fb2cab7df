import * as v from 'valibot';
import { commentForm } from './commentForm';
import { driverApplicationForm } from './driverApplication';
import { inspectionHeader } from './inspection';
import { limits } from './limits';
import { quoteForm } from './quote';

const schemas = { commentForm, driverApplicationForm, inspectionHeader, quoteForm };

/** Values as long as a body of 64 KB allows, in shapes that could make a pattern backtrack. */
const hostile = [
  `a@${'.'.repeat(65_000)} b`,
  'a'.repeat(65_000),
  `${'1'.repeat(65_000)}x`,
  '2026-11-21'.repeat(6500),
  `a${' '.repeat(65_000)}a`,
];

const longestLimit = Math.max(...Object.values(limits));

test.each(Object.entries(schemas))(
  'the schema %s runs no pattern on text that is longer than every limit',
  (_name, { entries }) => {
    // `test`, `match`, `replace` and `split` all call `exec`.
    const exec = jest.spyOn(RegExp.prototype, 'exec');
    const overlong = Object.entries<v.GenericSchema>(entries).filter(([, field]) => {
      exec.mockClear();
      for (const value of hostile) v.safeParse(field, value);
      return exec.mock.calls.some(([text]) => text.length > longestLimit);
    });
    exec.mockRestore();
    expect(overlong.map(([name]) => name)).toEqual([]);
  },
);

test.each([
  ['an application', driverApplicationForm.entries.email],
  ['a quote', quoteForm.entries.business_email],
])('an overlong email address in %s gets only the length message', (_form, schema) => {
  const result = v.safeParse(schema, hostile[0]);
  expect(result.issues?.map(({ message }) => message)).toEqual([
    'Email must be 254 characters or less',
  ]);
});

test.each(['a@b..co', 'a@.b.co', 'a@b.co.', 'a@b.c'])(
  "%s is accepted as an email address, because the specification's basic shape allows it",
  (address) => {
    expect(v.is(quoteForm.entries.business_email, address)).toBe(true);
  },
);

test.each(['a@.co', 'a@co.', 'a@..', 'a@b', 'a@b@c.co', '@b.co', 'a b@c.co'])(
  '%s is rejected as an email address',
  (address) => {
    expect(v.is(quoteForm.entries.business_email, address)).toBe(false);
  },
);
