import { makeSentReport } from '@/testing/fixtures/sentReport';
import { closedDraft, type DraftState } from '../state/inspectionState';
import { selectIsSentBeforeChange, selectReceipt, sentCount } from './reportSelectors';

const news = makeSentReport();
const state: DraftState = {
  ...closedDraft,
  access: { status: 'writable', owner: 'dana' },
  sent: [news, { ...news, isSeen: true }],
};
const withdrawn = { status: 'withdrawn', outcomeUnknown: null } as const;
const makeDraftRoot = (changes: Partial<DraftState>) => ({
  inspection: { draft: { ...state, ...changes } },
});
const seen = [{ ...news, isSeen: true }, news];

test("the page shows the latest report's receipt until the driver has seen it", () => {
  expect(selectReceipt(makeDraftRoot({}))).toBe(news);
  expect(selectReceipt(makeDraftRoot({ sent: seen }))).toBeNull();
  expect(selectReceipt(makeDraftRoot({ sent: [] }))).toBeNull();
});

test('a tab that does not write the draft shows no receipt, and neither does a changed form', () => {
  expect(
    selectReceipt(makeDraftRoot({ access: { status: 'readOnly', owner: 'dana' } })),
  ).toBeNull();
  expect(selectReceipt(makeDraftRoot({ outbox: withdrawn }))).toBeNull();
});

test("a changed report counts as already sent only if a receipt that the driver has not seen says 'sent'", () => {
  expect(selectIsSentBeforeChange(makeDraftRoot({ outbox: withdrawn }))).toBe(true);
  expect(selectIsSentBeforeChange(makeDraftRoot({}))).toBe(false);
  expect(selectIsSentBeforeChange(makeDraftRoot({ outbox: withdrawn, sent: seen }))).toBe(false);
  const saved = [{ ...news, outcome: 'saved' as const }];
  expect(selectIsSentBeforeChange(makeDraftRoot({ outbox: withdrawn, sent: saved }))).toBe(false);
  expect(selectIsSentBeforeChange(makeDraftRoot({ outbox: withdrawn, sent: [] }))).toBe(false);
});

test("a sent report's items are counted by value, and an unchecked item counts only in the total", () => {
  const items = { ...news.items, horn: false, mirrors: null };
  expect(sentCount({ ...news, items })).toEqual({ passed: 61, failed: 1, total: 63 });
});
