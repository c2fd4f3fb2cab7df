import { parseRefusal } from './errors';

const nothing = { detail: null, fields: {} };

describe("a refusal's body", () => {
  test('{detail} is the word for the whole call', () => {
    expect(parseRefusal({ detail: 'Not found.' })).toEqual({ detail: 'Not found.', fields: {} });
  });

  test('{field: [messages]} and {field: message} are messages per field', () => {
    expect(parseRefusal({ phone: ['Too long.', 'Not a number.'], state: 'Unknown.' })).toEqual({
      detail: null,
      fields: { phone: ['Too long.', 'Not a number.'], state: ['Unknown.'] },
    });
  });

  test('both may come together', () => {
    expect(parseRefusal({ detail: 'Invalid.', new_username: ['Taken.'] })).toEqual({
      detail: 'Invalid.',
      fields: { new_username: ['Taken.'] },
    });
  });

  test.each([null, undefined, '<h1>502</h1>', 42, true, [], ['no'], [{ detail: 'x' }]])(
    '%j is not in the agreed shape: nothing is made of it',
    (body) => {
      expect(parseRefusal(body)).toEqual(nothing);
    },
  );

  test('values in another shape are left out', () => {
    expect(parseRefusal({ detail: 7, phone: [1], state: { a: 'b' }, email: null })).toEqual(
      nothing,
    );
    expect(parseRefusal({ detail: '' })).toEqual(nothing);
  });

  test("names of JavaScript's own reach no prototype", () => {
    const body: unknown = JSON.parse('{"__proto__": ["x"], "phone": ["y"]}');
    const { fields } = parseRefusal(body);
    expect(Object.getPrototypeOf(fields)).toBe(Object.prototype);
    expect(Object.keys(fields)).toEqual(['phone']);
  });
});
