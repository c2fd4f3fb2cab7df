import fc from 'fast-check';
import { vehicleKey } from './vehicleKey';

test.each([
  ['T-101', 'T101'],
  ['t 101 ', 'T101'],
  ['Т101', 'T101'],
  ['т-101', 'T101'],
  ['Τ101', 'T101'],
  ['Ｔ１０１', 'T101'],
  ['é7', 'E7'],
  ['Ñ-7', 'N7'],
  ['#53–0192', '530192'],
  ['Łódź 5', 'LODZ5'],
  ['Ж-7', 'Ж7'],
  ['T-1O8', 'T1O8'],
  [' -- ', '--'],
])('the vehicle number %j is compared as %s', (number, key) => {
  expect(vehicleKey(number)).toBe(key);
});

test('the key of a vehicle key is the vehicle key itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(vehicleKey(vehicleKey(text))).toBe(vehicleKey(text));
    }),
  );
});

test('the key of an ASCII vehicle number consists of its letters and digits in upper case', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[ -~]*[A-Za-z0-9][ -~]*$/), (text) => {
      expect(vehicleKey(text)).toBe(text.toUpperCase().replace(/[^A-Z0-9]/g, ''));
    }),
  );
});
