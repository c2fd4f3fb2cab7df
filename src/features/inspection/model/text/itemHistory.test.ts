import { defects, hornCertified } from '@/testing/fixtures/extensions';
import { historyText, officeNotes, noteFor } from './itemHistory';

const ofTrailer = {
  ...defects.certified,
  id: 99,
  vehicle: { id: 8, kind: 'trailer', number: 'R-88' },
} as const;

test('the defects of one vehicle add up', () => {
  expect(historyText([defects.certified, defects.earlier])).toBe('Reported 3 times since August');
});

test('a defect that only one inspection found, even on two trailers, has no history', () => {
  expect(
    historyText([
      { ...defects.certified, reports: 1 },
      { ...ofTrailer, reports: 1 },
    ]),
  ).toBeNull();
});

test('the office’s note about an item matches its value, with the mechanic’s note, or who reopened it and why', () => {
  const [horn] = hornCertified.certified;
  const { id, reopened } = defects.reopened;
  const notes = officeNotes({
    ...hornCertified,
    certified: horn ? [{ ...horn, note: 'New relay' }] : [],
    reopened: [{ id, item: 'mirrors', reopened: { ...reopened, how: 'reopened' } }],
  });
  expect(noteFor(notes.get('horn') ?? {}, true)).toMatch(/^Repaired by M\. Ortiz .*: New relay$/);
  expect(noteFor(notes.get('horn') ?? {}, false)).toBeUndefined();
  expect(noteFor(notes.get('mirrors') ?? {}, false)).toMatch(
    /^Reopened by Lee Long .*: Still cracked$/,
  );
});
