import { parseRejection } from './errors';

const nothing = { detail: null, fields: {} };

describe('the body of an error response', () => {
  test('has the message for the whole call in {detail}', () => {
    expect(parseRejection({ detail: 'Not found.' })).toEqual({ detail: 'Not found.', fields: {} });
  });

  test('has messages per field in {field: [messages]} or {field: message}', () => {
    expect(parseRejection({ phone: ['Too long.', 'Not a number.'], state: 'Unknown.' })).toEqual({
      detail: null,
      fields: { phone: ['Too long.', 'Not a number.'], state: ['Unknown.'] },
    });
  });

  test('may have both', () => {
    expect(parseRejection({ detail: 'Invalid.', new_username: ['Taken.'] })).toEqual({
      detail: 'Invalid.',
      fields: { new_username: ['Taken.'] },
    });
  });

  test.each([null, undefined, '<h1>502</h1>', 42, true, [], ['no'], [{ detail: 'x' }]])(
    'yields nothing for the unknown shape %j',
    (body) => {
      expect(parseRejection(body)).toEqual(nothing);
    },
  );

  test('loses values of another type', () => {
    expect(parseRejection({ detail: 7, phone: [1], state: { a: 'b' }, email: null })).toEqual(
      nothing,
    );
    expect(parseRejection({ detail: '' })).toEqual(nothing);
  });

  test('cannot reach a prototype through its field names', () => {
    const body: unknown = JSON.parse('{"__proto__": ["x"], "phone": ["y"]}');
    const { fields } = parseRejection(body);
    expect(Object.getPrototypeOf(fields)).toBe(Object.prototype);
    expect(Object.keys(fields)).toEqual(['phone']);
  });
});
