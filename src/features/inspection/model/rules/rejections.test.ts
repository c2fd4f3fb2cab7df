import { closedDraft, type FieldRejections } from '../state/inspectionState';
import { firstRejected, selectHeaderRejection, selectOtherRejections } from './submitRules';

const makeDraftRoot = (rejections: FieldRejections) => ({
  inspection: { draft: { ...closedDraft, rejections } },
});

test("the server's message about the date and time appears once, under the day", () => {
  const root = makeDraftRoot({ date_inspected: ['Too old.', 'Not a day.'] });
  expect(selectHeaderRejection(root, 'date')).toBe('Too old. Not a day.');
  expect(selectHeaderRejection(root, 'time')).toBeNull();
});

test('a field without a message from the server has no rejection', () => {
  const root = makeDraftRoot({ carrier: [] });
  expect(selectHeaderRejection(root, 'carrier')).toBeNull();
  expect(selectHeaderRejection(root, 'address')).toBeNull();
});

test('the first rejected field is the first in page order, not in the order of the response', () => {
  const root = makeDraftRoot({ truck_number: ['Unknown.'], carrier: ['Too long.'] });
  expect(firstRejected(root, ['carrier', 'address', 'truck_number'])).toBe('carrier');
  expect(firstRejected(root, ['address', 'truck_number'])).toBe('truck_number');
  expect(firstRejected(root, ['address'])).toBeNull();
});

test("a message without a header field follows its item's name, or stands alone without an item", () => {
  const root = makeDraftRoot({
    carrier: ['Too long.'],
    horn: ['Not a value.', 'Try again.'],
    mirrors: [],
    comments: ['Too many.'],
  });
  expect(selectOtherRejections(root)).toBe('Horn: Not a value. Try again. Too many.');
  expect(selectOtherRejections(makeDraftRoot({ carrier: ['Too long.'] }))).toBe('');
});
