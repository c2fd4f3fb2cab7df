import fc from 'fast-check';
import { generateMisspellings, generateSpellings } from '@/testing/spellings';
import { lookKey } from './lookKey';
import { vehicleKey } from './vehicleKey';

const looksLike = (one: string, other: string) =>
  vehicleKey(one) !== vehicleKey(other) && lookKey(one) === lookKey(other);

test.each([
  ['T-1O8', 'T-108'],
  ['T-1o8', 'T-108'],
  ['T-IO8', 'T-108'],
  ['TS1', 'T-51'],
  ['1B3', '183'],
  ['0108', '108'],
  ['T-0108', 'T-108'],
  ['Unit 108', '108'],
  ['TRK T-108', 'T-108'],
  ['Truck #108', '#108'],
  ['Trailer R-88', 'R-88'],
  ['trl 53-0192', '53-0192'],
  ['TRLR 12', '12'],
  ['trlr #0012', '12'],
  ['TRLR12', '12'],
  ['TRLR R-88', 'R-88'],
  ['TRL R-88', 'R-88'],
  ['#trl. r88', 'R-88'],
  ['Т-1О8', 'T-108'],
])('the vehicle number %s is recognized as a possible misspelling of %s', (one, other) => {
  expect(looksLike(one, other)).toBe(true);
  expect(looksLike(other, one)).toBe(true);
});

test.each([
  ['T-108', 't 108'],
  ['T-108', '#T-108'],
  ['T-108', 'T-109'],
  ['T-108', 'R-108'],
  ['108', '1080'],
  ['T-108', '108'],
  ['Unit', 'TRK'],
  ['Unit', ''],
  ['100', '1'],
  ['TRLR 12', 'R-12'],
])('the vehicle number %s is not recognized as a misspelling of %s', (one, other) => {
  expect(looksLike(one, other)).toBe(false);
  expect(looksLike(other, one)).toBe(false);
});

test('every misspelling of a vehicle number equals the number or looks like it, whatever its case and separators', () => {
  const pairs = fc
    .stringMatching(/^[AC-HJ-NP-RT-Z]{1,2}-[1-9][0-9]{1,4}$/)
    .chain((number) =>
      fc.tuple(
        fc.constant(number),
        generateMisspellings(number).chain(generateSpellings),
        generateSpellings(number),
      ),
    );
  fc.assert(
    fc.property(pairs, ([number, misspelled, spelled]) => {
      const isSame = vehicleKey(misspelled) === vehicleKey(number);
      expect(isSame || looksLike(misspelled, spelled)).toBe(true);
    }),
  );
});
