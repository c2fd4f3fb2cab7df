import { readableContents, readableDraft } from './readableDraft';

test('a partly damaged draft appears as readable text, followed by the full data', () => {
  const text = readableDraft({
    header: { values: { truck_number: 'T-204', date: 7 } },
    checklist: { entities: { horn: { value: false, text: 'No sound' }, mirrors: { value: true } } },
    patches: 'damaged',
  });
  expect(text).toContain('Truck number: T-204\n');
  expect(text).toContain('Horn: defective, No sound\n');
  expect(text).toContain('Mirrors: good\n');
  expect(text).toContain('"patches": "damaged"');
});

test('a draft that an earlier version stored as JSON inside JSON appears as readable text', () => {
  const header = JSON.stringify({ values: { address: 'Joliet' } });
  expect(readableDraft(JSON.stringify({ header }))).toContain('Current location: Joliet');
});

test.each([
  ['{broken', '{broken'],
  [null, 'null'],
  [[1], '1'],
])(
  'the readable text of a stored value that is not a draft contains that value: %j',
  (kept, shown) => {
    expect(readableDraft(kept)).toContain(shown);
  },
);

test("a report made from a damaged draft contains the draft's readable fields and items, and leaves the others blank", () => {
  const { header, items } = readableContents({
    header: { values: { truck_number: 'T-204', date: 7 } },
    checklist: { entities: { horn: { value: false, text: 'No sound' }, mirrors: 'damaged' } },
  });
  expect(header).toMatchObject({ truck_number: 'T-204', date: '' });
  expect(items).toMatchObject({
    horn: { value: false, text: 'No sound' },
    mirrors: { value: null },
  });
});
