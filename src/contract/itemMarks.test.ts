import { itemMark, itemOnPaper } from './itemMarks';

test('a copy of a report calls an item not fitted only if the item is good, and calls a defective one defective', () => {
  expect(itemOnPaper('Horn', true, true)).toBe('Horn: Not fitted');
  expect(itemMark(true, { isNotFitted: true }).label).toBe('not fitted');
  expect(itemOnPaper('Horn', false, true)).toBe('Horn');
  expect(itemMark(false, { isNotFitted: true }).label).toBe('defective');
});
