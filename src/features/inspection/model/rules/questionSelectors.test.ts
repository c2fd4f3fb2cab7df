import { rootAfter } from '@/testing/fixtures/draft';
import { makeInspection } from '@/testing/fixtures/inspection';
import {
  draftBecameWritable,
  headerFieldChanged,
  draftReducer,
  rememberedHeaderUsed,
  reportLoaded,
  reportMissing,
  valueConfirmed,
} from '../inspectionSlice';
import type { HeaderField } from '../state/header';
import { closedDraft, type DraftState } from '../state/inspectionState';
import {
  selectDateTimeKey,
  selectFoldedLine,
  selectOdometerKey,
  selectOdometerQuestion,
  selectOffer,
  selectTimeQuestion,
} from './questionSelectors';
import { toLoadedReport } from './reportContents';

const now = { date: '2026-11-22', time: '12:00' };
const atNoon = new Date('2026-11-22T12:00').getTime();
const prefill = {
  header: {
    carrier: 'Lee Park',
    truck_number: 'T-1',
    trailer_numbers: ' ',
  },
  odometers: [{ truck: 'T-1', miles: 330_216, day: '2026-11-20' }],
};

/** A blank form on a phone that remembers an earlier report's header. */
const blank = [
  draftBecameWritable({ owner: 'dana', now, setAside: [] }),
  reportMissing(now),
].reduce(draftReducer, { ...closedDraft, prefill });
const loaded = draftReducer(blank, reportLoaded(toLoadedReport(makeInspection(true), now)));

const typed = (state: DraftState, values: Partial<Record<HeaderField, string>>) =>
  Object.entries(values)
    .map(([field, value]) => headerFieldChanged({ field: field as HeaderField, value }))
    .reduce(draftReducer, state);

describe('the question about an unusual day', () => {
  const ask = (state: DraftState) => selectTimeQuestion(rootAfter(state), atNoon);
  const question = 'This is 2 days ago. Is that right?';

  it('the form asks about an unusual day until the driver confirms it, and asks again about another time', () => {
    const wrong = typed(blank, { date: '2026-11-20' });
    expect(ask(wrong)).toBe(question);
    const value = selectDateTimeKey(rootAfter(wrong));
    const confirmed = draftReducer(wrong, valueConfirmed({ question: 'moment', value }));
    expect(ask(confirmed)).toBeNull();
    expect(ask(typed(confirmed, { time: '11:00' }))).toBe(question);
  });

  it("the form does not ask about a saved report's unusual day unless the driver changes the day or the time", () => {
    const nextWeek = new Date('2026-11-28T12:00').getTime();
    expect(selectTimeQuestion(rootAfter(loaded), nextWeek)).toBeNull();
    expect(selectTimeQuestion(rootAfter(typed(loaded, { time: '08:00' })), nextWeek)).toBe(
      'This is 7 days ago. Is that right?',
    );
    expect(ask(typed(loaded, { date: '2026-11-20', time: '12:00' }))).toBe(question);
    const created = { ...loaded, report: { status: 'created' as const } };
    expect(selectTimeQuestion(rootAfter(created), nextWeek)).toBeNull();
  });
});

describe('the question about an odometer reading', () => {
  const ask = (state: DraftState) => selectOdometerQuestion(rootAfter(state));
  const wrong = typed(blank, { truck_number: ' t1 ', odometer_reading: '30,021' });
  const withReading = (odometer_reading: string) => typed(wrong, { odometer_reading });

  it("the form asks about an odometer reading below the truck's last one until the driver confirms it", () => {
    expect(ask(wrong)).toBe('Last report: 330,216. Is 30,021 right?');
    const value = selectOdometerKey(rootAfter(wrong));
    const confirmed = draftReducer(wrong, valueConfirmed({ question: 'odometer', value }));
    expect(ask(confirmed)).toBeNull();
    expect(ask(typed(confirmed, { odometer_reading: '30022' }))).toBe(
      'Last report: 330,216. Is 30,022 right?',
    );
  });

  it('the form asks about more than 1,500 miles a day since the last odometer reading', () => {
    expect(ask(withReading('330216'))).toBeNull();
    expect(ask(withReading('333216'))).toBeNull();
    expect(ask(withReading('333217'))).toBe('Last report: 330,216. Is 333,217 right?');
    const sameDay = typed(withReading('331716'), { date: '2026-11-20' });
    expect(ask(sameDay)).toBeNull();
    expect(ask(typed(sameDay, { odometer_reading: '331717' }))).toContain('Is 331,717 right?');
  });

  it('an earlier odometer reading stored without its day counts as one day old', () => {
    const odometers = [{ truck: 'T-1', miles: 330_216, day: null }];
    const undated = { ...wrong, prefill: { ...prefill, odometers } };
    expect(ask(typed(undated, { odometer_reading: '331716' }))).toBeNull();
    expect(ask(typed(undated, { odometer_reading: '331717' }))).not.toBeNull();
  });

  it('the form asks about more than 2,000,000 miles even for a truck that is new to this phone', () => {
    const unknown = typed(wrong, { truck_number: 'T-2' });
    expect(ask(unknown)).toBeNull();
    expect(ask(typed(unknown, { odometer_reading: '2000000' }))).toBeNull();
    expect(ask(typed(unknown, { odometer_reading: '2,000,001' }))).toBe('Is 2,000,001 right?');
  });

  it('the form does not ask about an odometer entry that is not a number', () => {
    expect(ask(withReading('broken'))).toBeNull();
  });
});

describe('the offer to use the last header', () => {
  const getOffer = (state: DraftState) => selectOffer(rootAfter(state));

  it('the offer to use the last header names the truck and the driver until the driver enters either', () => {
    expect(getOffer(blank)).toBe('T-1 · Lee Park');
    expect(getOffer(typed(blank, { trailer_numbers: ' R-88 ' }))).toBe('T-1 · R-88 · Lee Park');
    expect(getOffer(typed(blank, { truck_number: ' ' }))).toBe('T-1 · Lee Park');
    expect(getOffer(typed(blank, { truck_number: 'T-2' }))).toBeNull();
    expect(getOffer(typed(blank, { carrier: 'Dana' }))).toBeNull();
  });

  it('the form does not offer the last header for a loaded report, in a tab that only shows the draft, or if there is no last header', () => {
    const { header } = blank;
    expect(getOffer({ ...blank, report: { status: 'unknown' } })).not.toBeNull();
    expect(getOffer({ ...loaded, header })).toBeNull();
    expect(getOffer({ ...blank, report: { status: 'created' } })).toBeNull();
    expect(getOffer({ ...blank, access: { status: 'readOnly', owner: 'dana' } })).toBeNull();
    expect(getOffer({ ...blank, prefill: { ...prefill, header: null } })).toBeNull();
  });

  it('using the last header fills only blank fields, never the signature, and folds the header into one line', () => {
    const own = typed(blank, { trailer_numbers: 'R-88' });
    const used = draftReducer(own, rememberedHeaderUsed());
    expect(used.header.values).toMatchObject({
      carrier: 'Lee Park',
      truck_number: 'T-1',
      trailer_numbers: 'R-88',
      drivers_signature: '',
    });
    expect(used.header.isFolded).toBe(true);
    expect(selectFoldedLine(rootAfter(used))).toBe('T-1 · R-88 · Lee Park');
  });
});
