import fc from 'fast-check';
import { spacedNumbers, vehicleNumbers } from './vehicleNumbers';

test.each([
  'R1 & R2',
  'R1 and R2',
  'R1 + R2',
  'R1|R2',
  'R1\nR2',
  'R1\tR2',
  'R1, and R2',
  'R1 y R2',
  'R1 AND R2; n/a',
  ' R1 / R2 , R1',
])('the text %j names two trailers', (text) => {
  expect(vehicleNumbers(text)).toEqual(['R1', 'R2']);
});

test.each([
  'Bobtail',
  'no',
  '0',
  'None today',
  'X',
  'TBD',
  'Empty',
  'nil',
  'N/A (bobtail)',
  '(none)',
  'N/A',
  ' n / a ',
  'N.A.',
  'NA',
  'No trailer',
  'No-trailer today',
  '-',
  ' , ',
  'Sin remolque',
  'Ninguno',
  'Vacío',
  'No hay remolque',
  'none / bobtail',
])('the text %j names no trailer', (text) => {
  expect(vehicleNumbers(text)).toEqual([]);
});

test.each([
  'X-0',
  'No 5',
  'N-1',
  'NA-12',
  '53-N',
  'Empty 53',
  'Sandy',
  'Y-7',
  'Y 10',
  '10 Y',
  'Andover 3',
  'é7',
  '00',
])('the text %j names one trailer', (text) => {
  expect(vehicleNumbers(text)).toEqual([text]);
});

test("the trailer numbers in a text are found, each one once, between separators and words for 'no trailer'", () => {
  const number = fc.stringMatching(/^[A-Z]{1,2}[- ]?[1-9][0-9]{1,4}$/);
  const marks = [',', ';', '/', '&', '+', '|', '\n', '\r\n', '\t', ', and '];
  const separator = fc.constantFrom(...marks, ' and ', ' AND ', ' y ');
  const none = fc.constantFrom('none', 'N/A', 'Bobtail', '(no trailer)', '-');
  const piece = fc.record({ number, separator, none, after: fc.constantFrom(...marks) });
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
      const text = pieces
        .map((one) => ` ${one.number} ${one.separator}${one.none}${one.after}`)
        .join('');
      expect(vehicleNumbers(text)).toEqual([...new Set(pieces.map((one) => one.number))]);
    }),
  );
});

test.each([
  ['TR-601 TR-602', ['TR-601', 'TR-602']],
  ['53 0192', ['53', '0192']],
  ['TR 601', null],
  ['TR-601', null],
  ['Y 10', null],
])('splitting the number %j at its spaces yields the trailers %j', (number, numbers) => {
  expect(spacedNumbers(number)).toEqual(numbers);
});
