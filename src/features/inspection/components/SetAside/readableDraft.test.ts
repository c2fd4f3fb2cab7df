import { readableDraft } from './readableDraft';

test('a draft that is partly damaged is put into words as far as it goes, and all of it follows', () => {
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

test("an earlier version's JSON inside JSON is unwrapped", () => {
  const header = JSON.stringify({ values: { address: 'Joliet' } });
  expect(readableDraft(JSON.stringify({ header }))).toContain('Current location: Joliet');
});

test.each([
  ['{broken', '{broken'],
  [null, 'null'],
  [[1], '1'],
])('whatever else was kept is shown as it is: %j', (kept, shown) => {
  expect(readableDraft(kept)).toContain(shown);
});
