import { after, categoryGood, draftAfter, now, withPending } from '@/testing/fixtures/draft';
import { makeInspection } from '@/testing/fixtures/inspection';
import { makeSentReport } from '@/testing/fixtures/sentReport';
import {
  headerFieldChanged,
  itemCleared,
  itemMarkedDefective,
  itemMarkedGood,
  reportLoaded,
  reportMissing,
  trailersChosen,
  tripChosen,
  tripLoaded,
} from '../inspectionSlice';
import type { DraftState } from '../state/inspectionState';
import { getCategoryKeys } from './checklistSelectors';
import { getCondition } from './condition';
import { toCreateExtras } from './createExtras';
import { toLoadedReport } from './reportContents';
import { getTrip } from './trip';
import { getWhichTrailers } from './vehicleNames';

const truck = headerFieldChanged({ field: 'truck_number', value: ' t-204 ' });
const blank = draftAfter(reportMissing(now), truck);
const trailers = (value: string) => headerFieldChanged({ field: 'trailer_numbers', value });

describe("a report's trip", () => {
  it("the trip is the driver's choice, or the server's value if the driver made no choice", () => {
    const loaded = tripLoaded({ report: 17, trip: 'after' });
    const saved = draftAfter(reportLoaded(toLoadedReport(makeInspection(true), now)), loaded);
    expect(getTrip(saved)).toBe('after');
    expect(getTrip(after(saved, tripChosen('before')))).toBe('before');
  });

  it.each([
    ['2026-11-21', 'after'],
    ['2026-11-20', 'before'],
    [null, 'before'],
  ])(
    "with %j as the day of the driver's last inspection of the truck, a report of 2026-11-21 is %s the trip by default",
    (day, trip) => {
      expect(getTrip(blank, day)).toBe(trip);
    },
  );

  it.each([
    ['T-204', '2026-11-21', 'after'],
    ['T-204', '2026-11-20', 'before'],
    ['T-1', '2026-11-21', 'before'],
  ])(
    'after this phone has sent a report of %s on %s, a report of T-204 on 2026-11-21 is %s the trip',
    (number, date, trip) => {
      const report = makeSentReport(number);
      const sent = [{ ...report, header: { ...report.header, date } }];
      expect(getTrip({ ...blank, sent })).toBe(trip);
    },
  );
});

describe("a defect's trailers", () => {
  const two = after(
    blank,
    trailers('R-1, R-2'),
    itemMarkedDefective('doors'),
    trailersChosen({ key: 'doors', trailers: ['R-2'] }),
  );

  it("a defect's trailers are those that the driver chose among several", () => {
    expect(getWhichTrailers(two, ['doors'])).toEqual({ doors: ['R-2'] });
    expect(getWhichTrailers(two, ['hitch'])).toEqual({});
  });

  it('a defect is sent without trailers if there is one trailer, the chosen one is gone, or the driver is not sure', () => {
    expect(getWhichTrailers(after(two, trailers('R-2')), ['doors'])).toEqual({});
    expect(getWhichTrailers(after(two, trailers('R-1, R-3')), ['doors'])).toEqual({});
    const unsure = trailersChosen({ key: 'doors', trailers: [] });
    expect(getWhichTrailers(after(two, unsure), ['doors'])).toEqual({});
  });

  it('the chosen trailers of a defect do not count once the item is good', () => {
    expect(getWhichTrailers(after(two, itemMarkedGood('doors')), ['doors'])).toEqual({});
  });

  it("a defect's trailers are sent with the report, and omitted if there are none", () => {
    expect(toCreateExtras(two)).toMatchObject({ which_trailers: { doors: ['R-2'] } });
    expect(toCreateExtras(blank)).toEqual({ trip: 'before' });
  });
});

test('a submission that an earlier version stored names the report on its form, without a stored correction', () => {
  const loaded = draftAfter(reportLoaded(toLoadedReport(makeInspection(true), now)));
  const stored: DraftState = { ...withPending(loaded), identity: { kind: 'new', key: 'a key' } };
  expect(toCreateExtras(stored).corrects).toBe(makeInspection(true).id);
  expect(toCreateExtras(blank)).not.toHaveProperty('corrects');
});

test('the report lists the items marked by their category, without those marked individually since', () => {
  const marked = after(blank, categoryGood('coupling'));
  expect(toCreateExtras(marked).marked_by_category).toEqual(getCategoryKeys('coupling'));
  const again = after(marked, itemMarkedDefective('fifth_wheel'), itemMarkedGood('fifth_wheel'));
  expect(toCreateExtras(again).marked_by_category).toEqual(['coupling_devices']);
  expect(toCreateExtras(blank)).not.toHaveProperty('marked_by_category');
});

test("every entry is sent with its time, except a cleared item's entry", () => {
  const defect = itemMarkedDefective('horn');
  const good = itemMarkedGood('mirrors');
  const state = after(blank, defect, good, itemMarkedDefective('doors'), itemCleared('doors'));
  expect(toCreateExtras(state)).toEqual({
    trip: 'before',
    entered_at: { horn: defect.meta.at, mirrors: good.meta.at },
  });
  const unchecked: DraftState = structuredClone(state);
  Object.assign(unchecked.checklist.entities.horn, { value: null });
  expect(toCreateExtras(unchecked).entered_at).toEqual({ mirrors: good.meta.at });
});

describe("the vehicle's condition", () => {
  const field = 'satisfactory_vehicle_condition';
  const choose = (value: string) => headerFieldChanged({ field, value });
  const defective = after(blank, itemMarkedDefective('horn'));

  it("the vehicle's condition is the preselected one without a defect, and missing with one", () => {
    expect(getCondition(blank)).toBe('above_defects_corrected');
    expect(getCondition(defective)).toBeNull();
    expect(getCondition(after(defective, itemMarkedGood('horn')))).toBe('above_defects_corrected');
  });

  it.each(['above_defects_corrected', 'above_defects_need_correction'])(
    "the vehicle's condition is %s if the driver has chosen it, even with a defect",
    (value) => {
      expect(getCondition(after(defective, choose(value)))).toBe(value);
    },
  );

  it("a loaded report keeps its condition 'need correction' when the driver marks a defect", () => {
    const wire = makeInspection(true);
    const loaded = draftAfter(
      reportLoaded(toLoadedReport({ ...wire, [field]: 'above_defects_need_correction' }, now)),
    );
    const state = after(loaded, itemMarkedDefective('horn'));
    expect(state.header.isConditionChosen).toBe(false);
    expect(getCondition(state)).toBe('above_defects_need_correction');
  });
});
