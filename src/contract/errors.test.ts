import { parseRejection } from './errors';

const nothing = { detail: null, fields: {} };

describe('the body of an error response', () => {
  test('the message for the whole call is read from {detail} in the body of an error response', () => {
    expect(parseRejection({ detail: 'Not found.' })).toEqual({ detail: 'Not found.', fields: {} });
  });

  test('field errors are read from {field: [messages]} or {field: message} in the body of an error response', () => {
    expect(parseRejection({ phone: ['Too long.', 'Not a number.'], state: 'Unknown.' })).toEqual({
      detail: null,
      fields: { phone: ['Too long.', 'Not a number.'], state: ['Unknown.'] },
    });
  });

  test('the detail and the field errors are both read from the body of an error response', () => {
    expect(parseRejection({ detail: 'Invalid.', new_username: ['Taken.'] })).toEqual({
      detail: 'Invalid.',
      fields: { new_username: ['Taken.'] },
    });
  });

  test.each([null, undefined, '<h1>502</h1>', 42, true, [], ['no'], [{ detail: 'x' }]])(
    'no message is read from the body of an error response with the unknown shape %j',
    (body) => {
      expect(parseRejection(body)).toEqual(nothing);
    },
  );

  test('values of an unexpected type in the body of an error response are ignored', () => {
    expect(parseRejection({ detail: 7, phone: [1], state: { a: 'b' }, email: null })).toEqual(
      nothing,
    );
    expect(parseRejection({ detail: '' })).toEqual(nothing);
  });

  test('a field of an error response named __proto__ is ignored', () => {
    const body: unknown = JSON.parse('{"__proto__": ["x"], "phone": ["y"]}');
    const { fields } = parseRejection(body);
    expect(Object.getPrototypeOf(fields)).toBe(Object.prototype);
    expect(Object.keys(fields)).toEqual(['phone']);
  });
});
