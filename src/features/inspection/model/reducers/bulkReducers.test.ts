import * as fc from 'fast-check';
import { checklistKeys, type ChecklistCategory, type ChecklistKey } from '@/contract/checklist';
import { draftAfter, now } from '@/testing/fixtures/draft';
import { makeInspection } from '@/testing/fixtures/inspection';
import { waitingSubmission } from '@/testing/fixtures/submission';
import {
  bulkUndone,
  categoryMarkedGood,
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
import { markedByCategory, selectCanLackTrailer, selectUndoable } from '../rules/bulkSelectors';
import { otherVehicleOf } from '../rules/otherVehicle';
import { keysOf } from '../rules/checklistSelectors';

const blank = draftAfter(reportMissing(now));
const rootOf = (inspection: InspectionState) => ({ inspection });
const valuesOf = ({ checklist }: InspectionState) =>
  checklistKeys.map((key) => checklist.entities[key].value);
const allGood = (category: ChecklistCategory, except: readonly ChecklistKey[] = []) =>
  categoryMarkedGood({ category, except });

const key = fc.constantFrom(...checklistKeys);
const tap = fc.oneof(
  key.map(itemMarkedGood),
  key.map(itemMarkedDefective),
  key.map(itemCleared),
  fc.string().map((value) => headerFieldChanged({ field: 'trailer_numbers', value })),
);
const bulk = fc.oneof(
  fc
    .constantFrom('cab' as const, 'trailer-body' as const)
    .map((id) => ({ id, press: allGood(id) })),
  fc.constant({ id: 'no-trailer' as const, press: trailerMarkedAbsent() }),
);

describe("a category's button", () => {
  it('marks its untouched items good, § items too, and keeps defects', () => {
    const before = inspectionReducer(blank, itemMarkedDefective('horn'));
    const after = inspectionReducer(before, allGood('cab'));
    const { entities } = after.checklist;
    expect(entities.horn.value).toBe(false);
    const others = keysOf('cab').filter((each) => each !== 'horn');
    expect(others.map((each) => entities[each].value)).toEqual(others.map(() => true));
    expect(entities.steering.value).toBe(true);
    expect(entities.engine.value).toBeNull();
    expect(selectUndoable(rootOf(after), 'cab')).toBe(others.length);
  });

  it('never marks an item with an unresolved defect', () => {
    const after = inspectionReducer(blank, allGood('cab', ['mirrors']));
    expect(after.checklist.entities.mirrors.value).toBeNull();
    expect(inspectionReducer(after, allGood('cab', ['mirrors']))).toBe(after);
  });

  it('notes which items it marked, until the driver marks one by itself', () => {
    const marked = [itemMarkedGood('horn'), allGood('cab')].reduce(inspectionReducer, blank);
    const others = keysOf('cab').filter((each) => each !== 'horn');
    expect(new Set(markedByCategory(marked))).toEqual(new Set(others));
    const again = [itemMarkedDefective('mirrors'), itemMarkedGood('mirrors')];
    const after = again.reduce(inspectionReducer, marked);
    expect(markedByCategory(after)).not.toContain('mirrors');
    expect(markedByCategory(after)).toHaveLength(others.length - 1);
    const undone = [allGood('cab'), bulkUndone('cab')].reduce(inspectionReducer, blank);
    expect(markedByCategory(undone)).toEqual([]);
  });

  it('can no longer be undone after a tap on one of its items', () => {
    const done = inspectionReducer(blank, allGood('cab'));
    const tapped = [itemMarkedDefective('body'), itemMarkedGood('body')].reduce(
      inspectionReducer,
      done,
    );
    expect(selectUndoable(rootOf(tapped), 'cab')).toBe(0);
    const elsewhere = inspectionReducer(done, itemMarkedDefective('hitch'));
    expect(selectUndoable(rootOf(elsewhere), 'cab')).toBe(keysOf('cab').length);
  });

  it('withdraws a waiting submission', () => {
    const waiting = inspectionReducer(blank, reportSubmitted(waitingSubmission));
    const after = inspectionReducer(waiting, allGood('trailer-body'));
    expect(after.outbox.status).toBe('withdrawn');
  });

  it('marks nothing while taps are patched', () => {
    const comments = [{ vehicle_inspection: 17, key: 'horn', text: 'Silent', fixed: true }];
    const inspection = { ...makeInspection(true, { body: null, doors: null }), comments };
    const patched = inspectionReducer(blank, reportLoaded(contentsOf(inspection, now)));
    expect(selectCanLackTrailer(rootOf(patched))).toBe(false);
    expect(inspectionReducer(patched, allGood('cab'))).toBe(patched);
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
    const marked = inspectionReducer(blank, trailerMarkedAbsent());
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
      for (const each of id === 'no-trailer' ? [] : keysOf(id)) {
        expect(after.checklist.entities[each].value).not.toBeNull();
      }
      const undone = inspectionReducer(after, bulkUndone(id));
      expect(valuesOf(undone)).toEqual(valuesOf(before));
      expect(undone.header.values).toEqual(before.header.values);
    }),
  );
});
