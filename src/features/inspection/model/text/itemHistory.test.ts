import { defects, hornCertified, makePreviousResponse } from '@/testing/fixtures/extensions';
import { historyByItem, historyText, officeNotes, noteFor } from './itemHistory';

const ofTrailer = {
  ...defects.certified,
  id: 99,
  vehicle: { id: 8, kind: 'trailer', number: 'R-88' },
} as const;

test("an item's history adds up the reports of one vehicle's defects", () => {
  expect(historyText([defects.certified, defects.earlier])).toBe('Reported 3 times since August');
});

test("an item's history does not add up the reports of several vehicles, and names the month of the earliest report", () => {
  const both = [
    defects.certified,
    { ...ofTrailer, reports: 3 },
    { ...defects.earlier, reports: 2 },
  ];
  expect(historyText(both)).toBe('Reported 4 times since August');
  expect(historyText([{ ...defects.certified, reports: 2 }])).toBe(
    'Reported 2 times since November',
  );
});

test("an item's history has all vehicles' defects, newest first", () => {
  const previous = makePreviousResponse(defects.earlier, defects.open, defects.certified);
  const [vehicle] = previous.vehicles;
  if (!vehicle) throw new Error('There is no vehicle');
  const reported_at = '2026-10-01T10:00:00.000Z';
  const trailer = { ...vehicle, defects: [{ ...ofTrailer, reported_at }] };
  const byItem = historyByItem({ ...previous, vehicles: [vehicle, trailer] });
  expect([...byItem].map(([item, list]) => [item, list.map(({ id }) => id)])).toEqual([
    ['mirrors', [32]],
    ['horn', [31, 99, 30]],
  ]);
  expect(historyByItem(null).size).toBe(0);
});

test('a defect that only one inspection found has no history, even on a truck and a trailer', () => {
  expect(
    historyText([
      { ...defects.certified, reports: 1 },
      { ...ofTrailer, reports: 1 },
    ]),
  ).toBeNull();
});

test("the office's note about an item matches its value, with the mechanic's note or the reason for reopening", () => {
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

test("the note about a repaired and reopened item depends on the item's value, and an unchecked item has no note", () => {
  const [horn] = hornCertified.certified;
  const { id, reopened } = defects.reopened;
  const reopenedHorn = { id, item: 'horn' as const, reopened };
  const notes = officeNotes({
    ...hornCertified,
    certified: horn ? [horn] : [],
    reopened: [reopenedHorn],
  });
  const note = notes.get('horn') ?? {};
  expect(noteFor(note, true)).toMatch(/^Repaired by/);
  expect(noteFor(note, false)).toMatch(/^Not fixed, says/);
  expect(noteFor(note, null)).toBeUndefined();
  expect(officeNotes(undefined).size).toBe(0);
});
