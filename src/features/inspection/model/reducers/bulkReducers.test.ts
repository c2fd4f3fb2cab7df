import * as fc from 'fast-check';
import { checklistKeys, isRegulated, truckItems } from '@/contract/checklist';
import { draftAfter, now } from '@/testing/fixtures/draft';
import { makeInspection } from '@/testing/fixtures/inspection';
import { waitingSubmission } from '@/testing/fixtures/submission';
import {
  bulkUndone,
  restMarkedGood,
  headerFieldChanged,
  inspectionReducer,
  itemCleared,
  itemMarkedDefective,
  itemMarkedGood,
  reportLoaded,
  reportMissing,
  reportSubmitted,
  trailerMarkedAbsent,
} from '../inspectionSlice';
import type { InspectionState } from '../state/inspectionState';
import { contentsOf } from '../rules/reportContents';
import { selectCanLackTrailer, selectRestOf, selectUndoable } from '../rules/bulkSelectors';
import { otherVehicleOf } from '../rules/otherVehicle';
import { sectionKeys } from '../state/checklist';

const blank = draftAfter(reportMissing(now));
const rootOf = (inspection: InspectionState) => ({ inspection });
const valuesOf = ({ checklist }: InspectionState) =>
  checklistKeys.map((key) => checklist.entities[key].value);
/** Each § item of the truck, 24 of 49, is good. */
const lawful = truckItems
  .filter(({ key }) => isRegulated(key))
  .map(({ key }) => itemMarkedGood(key));
const byHand = lawful.reduce(inspectionReducer, blank);

const key = fc.constantFrom(...checklistKeys);
const tap = fc.oneof(
  key.map(itemMarkedGood),
  key.map(itemMarkedDefective),
  key.map(itemCleared),
  fc.string().map((value) => headerFieldChanged({ field: 'trailer_numbers', value })),
);
const bulk = fc.oneof(
  fc
    .constantFrom('truck' as const, 'trailer' as const)
    .map((id) => ({ id, press: restMarkedGood(id) })),
  fc.constant({ id: 'no-trailer' as const, press: trailerMarkedAbsent() }),
);

describe('the rest of the truck', () => {
  it('is offered once each § item is marked and others are not', () => {
    expect(selectRestOf(rootOf(blank), 'truck')).toBe(0);
    expect(selectRestOf(rootOf(byHand), 'truck')).toBe(26);
    const done = inspectionReducer(byHand, restMarkedGood('truck'));
    expect(selectRestOf(rootOf(done), 'truck')).toBe(0);
  });

  it('marks only untouched items good and keeps defects', () => {
    const before = inspectionReducer(byHand, itemMarkedDefective('windows'));
    const after = inspectionReducer(before, restMarkedGood('truck'));
    expect(after.checklist.entities.windows.value).toBe(false);
    expect(selectUndoable(rootOf(after), 'truck')).toBe(25);
  });

  it('can no longer be undone after a tap on one of its items', () => {
    const done = inspectionReducer(byHand, restMarkedGood('truck'));
    const tapped = [itemMarkedDefective('body'), itemMarkedGood('body')].reduce(
      inspectionReducer,
      done,
    );
    expect(selectUndoable(rootOf(tapped), 'truck')).toBe(0);
    const elsewhere = inspectionReducer(done, itemMarkedDefective('hitch'));
    expect(selectUndoable(rootOf(elsewhere), 'truck')).toBe(26);
  });

  it('withdraws a waiting submission', () => {
    const waiting = inspectionReducer(byHand, reportSubmitted(waitingSubmission));
    const after = inspectionReducer(waiting, restMarkedGood('trailer'));
    expect(after.outbox.status).toBe('withdrawn');
  });

  it('is neither offered nor marked while taps are patched', () => {
    const comments = [{ vehicle_inspection: 17, key: 'horn', text: 'Silent', fixed: true }];
    const inspection = { ...makeInspection(true, { body: null, doors: null }), comments };
    const patched = inspectionReducer(blank, reportLoaded(contentsOf(inspection, now)));
    expect(selectRestOf(rootOf(patched), 'truck')).toBe(0);
    expect(selectCanLackTrailer(rootOf(patched))).toBe(false);
    expect(inspectionReducer(patched, restMarkedGood('truck'))).toBe(patched);
    expect(inspectionReducer(patched, trailerMarkedAbsent())).toBe(patched);
  });
});

describe("'No trailer today'", () => {
  it('marks the 14 items good and writes the trailer number', () => {
    const after = inspectionReducer(blank, trailerMarkedAbsent());
    expect(valuesOf(after).filter((value) => value === true)).toHaveLength(14);
    expect(after.header.values.trailer_numbers).toBe('No trailer');
    expect(selectUndoable(rootOf(after), 'no-trailer')).toBe(14);
  });

  it('is not offered if the trailer has a defect', () => {
    expect(selectCanLackTrailer(rootOf(blank))).toBe(true);
    const defective = inspectionReducer(blank, itemMarkedDefective('hitch'));
    expect(selectCanLackTrailer(rootOf(defective))).toBe(false);
  });

  it('is of no trailer, so that a number entered later is another trailer', () => {
    const marked = inspectionReducer(byHand, trailerMarkedAbsent());
    expect(otherVehicleOf(marked)).toBeNull();
    const change = headerFieldChanged({ field: 'trailer_numbers', value: 'TR-9' });
    expect(otherVehicleOf(inspectionReducer(marked, change))).toMatchObject({
      kind: 'trailers',
      saved: 'No trailer',
      entered: 'TR-9',
    });
  });

  it('can no longer be undone once the driver types another number', () => {
    const after = inspectionReducer(blank, trailerMarkedAbsent());
    const change = headerFieldChanged({ field: 'trailer_numbers', value: 'TR-9' });
    expect(selectUndoable(rootOf(inspectionReducer(after, change)), 'no-trailer')).toBe(0);
  });
});

it('one press exactly undoes another, whatever was tapped before', () => {
  fc.assert(
    fc.property(fc.array(tap, { maxLength: 80 }), bulk, (taps, { id, press }) => {
      const before = taps.reduce(inspectionReducer, blank);
      fc.pre(otherVehicleOf(before) === null);
      const after = inspectionReducer(before, press);
      for (const each of id === 'no-trailer' ? [] : sectionKeys[id]) {
        expect(after.checklist.entities[each].value).not.toBeNull();
      }
      const undone = inspectionReducer(after, bulkUndone(id));
      expect(valuesOf(undone)).toEqual(valuesOf(before));
      expect(undone.header.values).toEqual(before.header.values);
    }),
  );
});
