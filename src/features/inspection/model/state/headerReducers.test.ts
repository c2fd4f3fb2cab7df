import { after, draftAfter, now, withPending } from '@/testing/fixtures/draft';
import { makeInspection } from '@/testing/fixtures/inspection';
import { waitingSubmission } from '@/testing/fixtures/submission';
import {
  clockCompared,
  dateTimeReplaced,
  headerFieldChanged,
  itemMarkedDefective,
  headerUnfolded,
  problemsFound,
  rememberedHeaderUsed,
  reportLoaded,
  reportMissing,
  reportSubmitted,
  tripChosen,
  tripLoaded,
} from '../inspectionSlice';
import { toLoadedReport } from '../rules/reportContents';
import { getTrip } from '../rules/trip';
import type { DraftState } from './inspectionState';

const later = { date: '2026-11-23', time: '09:05' };
const blank = draftAfter(reportMissing(now));
const folded: DraftState = { ...blank, header: { ...blank.header, isFolded: true } };

describe('setting the report to the current time', () => {
  it('setting the report to the current time also changes the dates of same-day signatures, but no other signature dates', () => {
    const signed = headerFieldChanged({ field: 'mechanics_signature_date', value: '2026-11-19' });
    expect(after(blank, signed, dateTimeReplaced(later)).header.values).toMatchObject({
      ...later,
      drivers_signature_date: '2026-11-23',
      mechanics_signature_date: '2026-11-19',
    });
  });

  it("setting the report to the current time removes only the server's messages about the changed fields", () => {
    const signed = headerFieldChanged({ field: 'mechanics_signature_date', value: '2026-11-19' });
    const rejected: DraftState = {
      ...after(blank, signed),
      rejections: {
        date_inspected: ['Too old.'],
        drivers_signature_date: ['Too old.'],
        mechanics_signature_date: ['Too old.'],
        carrier: ['Too long.'],
      },
    };
    expect(after(rejected, dateTimeReplaced(later)).rejections).toEqual({
      date_inspected: [],
      drivers_signature_date: [],
      mechanics_signature_date: ['Too old.'],
      carrier: ['Too long.'],
    });
    const sameDay = after(rejected, dateTimeReplaced({ ...now, time: '07:00' }));
    expect(sameDay.rejections.date_inspected).toEqual([]);
  });

  it('setting the report to the current time withdraws a waiting submission', () => {
    const waiting = withPending(blank, 'waiting');
    expect(after(waiting, dateTimeReplaced(later)).outbox.status).toBe('withdrawn');
  });
});

describe('a report with the date of a wrong phone clock', () => {
  const days = (count: number) => count * 86_400_000;
  const right = { date: '2026-11-25', time: '08:00' };
  /** The phone's clock is four days behind. */
  const wrong = after(blank, clockCompared({ difference: days(4), now }));
  const corrected = clockCompared({ difference: 0, now: right });

  it('a report dated by a phone clock that was behind gets the current time once the clock is right', () => {
    expect(wrong.clockError).toBe(days(4));
    expect(wrong.header.values).toMatchObject(now);
    const state = after(wrong, corrected);
    expect(state.clockError).toBe(0);
    expect(state.header.values).toMatchObject(right);
  });

  it('a report dated by a phone clock that was ahead gets the current time once the clock is right', () => {
    const ahead = after(blank, clockCompared({ difference: days(-4), now }));
    const back = { date: '2026-11-17', time: '08:00' };
    expect(after(ahead, clockCompared({ difference: 0, now: back })).header.values).toMatchObject(
      back,
    );
  });

  it("a report keeps its date while the phone's clock is still wrong", () => {
    const still = clockCompared({ difference: days(2), now: right });
    expect(after(wrong, still).header.values).toMatchObject(now);
  });

  it('a report keeps a date that the driver has already corrected', () => {
    const date = headerFieldChanged({ field: 'date', value: '2026-11-24' });
    expect(after(wrong, date, corrected).header.values.date).toBe('2026-11-24');
  });

  it('a report keeps a date halfway between the wrong clock and the right one', () => {
    const date = headerFieldChanged({ field: 'date', value: '2026-11-23' });
    expect(after(wrong, date, corrected).header.values.date).toBe('2026-11-23');
  });

  it('a report keeps its date if the clock was never wrong, the report was submitted, or another tab writes it', () => {
    expect(after(blank, corrected).header.values).toMatchObject(now);
    expect(after(withPending(wrong), corrected).header.values).toMatchObject(now);
    const readOnly: DraftState = { ...wrong, access: { status: 'readOnly', owner: 'dana' } };
    expect(after(readOnly, corrected).header.values).toMatchObject(now);
  });
});

describe('the remembered header', () => {
  const header = {
    carrier: 'Lee Park',
    truck_number: 'T-1',
    trailer_numbers: 'R-2',
    drivers_signature: 'Lee Park',
  };
  const remembering: DraftState = { ...blank, prefill: { header, odometers: [] } };

  it('using the remembered header changes nothing if no header is remembered', () => {
    expect(after(blank, rememberedHeaderUsed())).toBe(blank);
  });

  it('using the remembered header counts as an edit and withdraws a waiting submission', () => {
    const waiting = withPending(remembering, 'waiting');
    expect(after(waiting, rememberedHeaderUsed()).outbox.status).toBe('withdrawn');
  });

  it('the remembered header unfolds on request', () => {
    expect(after(remembering, rememberedHeaderUsed(), headerUnfolded()).header.isFolded).toBe(
      false,
    );
  });
});

describe('the folded header', () => {
  const filled = after(
    folded,
    ...(['carrier', 'truck_number', 'trailer_numbers'] as const).map((field) =>
      headerFieldChanged({ field, value: 'T-1' }),
    ),
  );

  it('the folded header unfolds if one of its fields is invalid when the driver submits', () => {
    const invalid = headerFieldChanged({ field: 'truck_number', value: ' ' });
    const state = after(filled, invalid, problemsFound('2026-11-21'));
    expect(state).toMatchObject({ header: { isFolded: false } });
  });

  it('the folded header remains folded if only another field is invalid', () => {
    expect(after(filled, problemsFound('2026-11-21')).header.isFolded).toBe(true);
  });
});

describe("the vehicle's condition", () => {
  it('the condition counts as chosen for a defect once the driver selects a value, even the preselected one', () => {
    const other = headerFieldChanged({ field: 'carrier', value: 'Lee Park' });
    expect(after(blank, other).header.isConditionChosen).toBe(false);
    const field = 'satisfactory_vehicle_condition';
    const value = blank.header.values[field];
    const choice = headerFieldChanged({ field, value });
    expect(after(blank, choice).header.isConditionChosen).toBe(false);
    const defective = after(blank, itemMarkedDefective('horn'), choice);
    expect(defective.header.isConditionChosen).toBe(true);
  });
});

describe('the trip', () => {
  it('the driver cannot choose the trip while a submission is pending', () => {
    const pending = withPending(blank);
    expect(after(pending, tripChosen('after'))).toBe(pending);
    expect(after(blank, tripChosen('after')).header.trip).toEqual({
      chosen: 'after',
      server: null,
    });
  });

  it("a trip returned by the server does not replace the driver's choice", () => {
    const loaded = tripLoaded({ report: 17, trip: 'before' });
    const saved = draftAfter(reportLoaded(toLoadedReport(makeInspection(true), now)));
    const state = after(saved, tripChosen('after'), loaded);
    expect(state.header.trip).toEqual({ chosen: 'after', server: 'before' });
    expect(after(blank, loaded)).toBe(blank);
  });

  it('a submission keeps the trip that the form showed until the submission is withdrawn', () => {
    const submitted = after(blank, reportSubmitted({ ...waitingSubmission, trip: 'after' }));
    expect(getTrip(submitted)).toBe('after');
    const edited = after(submitted, headerFieldChanged({ field: 'carrier', value: 'Lee Park' }));
    expect(getTrip(edited)).toBe('before');
  });
});
