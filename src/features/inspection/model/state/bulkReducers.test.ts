import * as fc from 'fast-check';
import { checklistKeys, type ChecklistCategory, type ChecklistKey } from '@/contract/checklist';
import { after, draftAfter, now, rootAfter } from '@/testing/fixtures/draft';
import { makeInspection } from '@/testing/fixtures/inspection';
import { waitingSubmission } from '@/testing/fixtures/submission';
import {
  bulkUndone,
  itemsMarkedGood,
  headerFieldChanged,
  draftReducer,
  itemCleared,
  itemMarkedDefective,
  itemMarkedGood,
  newInspectionStarted,
  reportLoaded,
  reportMissing,
  reportSubmitted,
} from '../inspectionSlice';
import type { DraftState, InspectionRoot } from './inspectionState';
import { toLoadedReport } from '../rules/reportContents';
import {
  markedByCategory,
  markOfCategory,
  markOfNoTrailer,
  selectCanLackTrailer,
  selectUndoable,
  getCategoryKeys,
} from '../rules/checklistSelectors';
import { findOtherVehicle } from '../rules/otherVehicle';
import type { BulkId } from './checklist';

const blank = draftAfter(reportMissing(now));
const listItemValues = ({ checklist }: DraftState) =>
  checklistKeys.map((key) => checklist.entities[key].value);
const allGood = (
  category: ChecklistCategory,
  draft = blank,
  except: readonly ChecklistKey[] = [],
) => itemsMarkedGood(markOfCategory(draft, category, except));
const undoable = (root: InspectionRoot, id: BulkId) => selectUndoable(root, id)?.keys ?? [];

const key = fc.constantFrom(...checklistKeys);
const tap = fc.oneof(
  key.map(itemMarkedGood),
  key.map(itemMarkedDefective),
  key.map(itemCleared),
  fc.string().map((value) => headerFieldChanged({ field: 'trailer_numbers', value })),
);
const bulk = fc.constantFrom<BulkId>('cab', 'trailer-body', 'no-trailer');
const makePressAction = (id: BulkId, draft: DraftState) =>
  id === 'no-trailer' ? itemsMarkedGood(markOfNoTrailer(draft)) : allGood(id, draft);

describe("a category's button", () => {
  it("a category's button marks the category's untouched items good, § items included, and keeps defects", () => {
    const before = after(blank, itemMarkedDefective('horn'));
    const press = allGood('cab', before);
    const { entities } = after(before, press).checklist;
    expect(entities.horn.value).toBe(false);
    const others = getCategoryKeys('cab').filter((each) => each !== 'horn');
    expect(others.map((each) => entities[each].value)).toEqual(others.map(() => true));
    expect(entities.steering.value).toBe(true);
    expect(entities.engine.value).toBeNull();
    expect(undoable(rootAfter(before, press), 'cab')).toEqual(others);
  });

  it("a category's button leaves an excluded item unchecked, and another press changes nothing", () => {
    const marked = after(blank, allGood('cab', blank, ['mirrors']));
    expect(marked.checklist.entities.mirrors.value).toBeNull();
    expect(after(marked, allGood('cab', marked, ['mirrors']))).toBe(marked);
  });

  it("a category's button does not change an item that is already marked", () => {
    const tapped = after(blank, itemMarkedDefective('horn'), allGood('cab'));
    expect(tapped.checklist.entities.horn.value).toBe(false);
  });

  it('an item counts as marked by its category until the driver marks it individually or undoes the press', () => {
    const before = after(blank, itemMarkedGood('horn'));
    const marked = after(before, allGood('cab', before));
    const others = getCategoryKeys('cab').filter((each) => each !== 'horn');
    expect(new Set(markedByCategory(marked))).toEqual(new Set(others));
    const tapped = after(marked, itemMarkedDefective('mirrors'), itemMarkedGood('mirrors'));
    expect(markedByCategory(tapped)).not.toContain('mirrors');
    expect(markedByCategory(tapped)).toHaveLength(others.length - 1);
    const undone = after(marked, bulkUndone(allGood('cab', before).payload));
    expect(markedByCategory(undone)).toEqual([]);
  });

  it("the driver can no longer undo a press on a category's button after a tap on one of the category's items", () => {
    const press = allGood('cab');
    const body = [itemMarkedDefective('body'), itemMarkedGood('body')];
    expect(undoable(rootAfter(blank, press, ...body), 'cab')).toEqual([]);
    const elsewhere = rootAfter(blank, press, itemMarkedDefective('hitch'));
    expect(undoable(elsewhere, 'cab')).toEqual(getCategoryKeys('cab'));
  });

  it("the driver cannot undo a press on a category's button twice, or on another form", () => {
    const press = allGood('cab');
    expect(undoable(rootAfter(blank, press, bulkUndone(press.payload)), 'cab')).toEqual([]);
    const restarted = rootAfter(blank, press, newInspectionStarted(now), press);
    expect(undoable(restarted, 'cab')).toEqual(getCategoryKeys('cab'));
    const loaded = draftAfter(reportLoaded(toLoadedReport(makeInspection(true), now)));
    const { page } = rootAfter(loaded, press, newInspectionStarted(now)).inspection;
    expect(page.bulkMarks).toEqual([]);
  });

  it("a category's button withdraws a queued submission", () => {
    const waiting = after(blank, reportSubmitted(waitingSubmission), allGood('trailer-body'));
    expect(waiting.outbox.status).toBe('withdrawn');
  });

  it("a category's button and 'No trailer today' mark nothing on a saved report that has a comment", () => {
    const comments = [{ vehicle_inspection: 17, key: 'horn', text: 'Silent', fixed: true }];
    const inspection = { ...makeInspection(true, { body: null, doors: null }), comments };
    const patched = after(blank, reportLoaded(toLoadedReport(inspection, now)));
    expect(selectCanLackTrailer(rootAfter(patched))).toBe(false);
    expect(after(patched, allGood('cab', patched))).toBe(patched);
    expect(after(patched, makePressAction('no-trailer', patched))).toBe(patched);
  });
});

describe("'No trailer today'", () => {
  const press = makePressAction('no-trailer', blank);
  const enter = (value: string) => headerFieldChanged({ field: 'trailer_numbers', value });

  it("'No trailer today' marks the 14 trailer items good and enters 'No trailer' in the trailer field", () => {
    const marked = after(blank, press);
    expect(listItemValues(marked).filter((value) => value === true)).toHaveLength(14);
    expect(marked.header.values.trailer_numbers).toBe('No trailer');
    expect(undoable(rootAfter(blank, press), 'no-trailer')).toHaveLength(14);
  });

  it("the checklist does not offer 'No trailer today' if the trailer has a defect", () => {
    expect(selectCanLackTrailer(rootAfter(blank))).toBe(true);
    expect(selectCanLackTrailer(rootAfter(blank, itemMarkedDefective('hitch')))).toBe(false);
  });

  it("a trailer number entered after 'No trailer today' counts as another trailer", () => {
    const marked = after(blank, press);
    expect(findOtherVehicle(marked)).toBeNull();
    expect(findOtherVehicle(after(marked, enter('TR-9')))).toMatchObject({
      kind: 'trailers',
      saved: 'No trailer',
      entered: 'TR-9',
    });
  });

  it("the driver can no longer undo 'No trailer today' after typing another number", () => {
    expect(undoable(rootAfter(blank, press, enter('TR-9')), 'no-trailer')).toEqual([]);
  });
});

it('for any sequence of earlier taps, undoing a bulk press restores exactly the marks and the trailers from before the press', () => {
  fc.assert(
    fc.property(fc.array(tap, { maxLength: 80 }), bulk, (taps, id) => {
      const before = taps.reduce(draftReducer, blank);
      fc.pre(findOtherVehicle(before) === null);
      const pressed = rootAfter(before, makePressAction(id, before));
      for (const each of id === 'no-trailer' ? [] : getCategoryKeys(id)) {
        expect(pressed.inspection.draft.checklist.entities[each].value).not.toBeNull();
      }
      const mark = selectUndoable(pressed, id);
      const undone = mark ? after(pressed.inspection.draft, bulkUndone(mark)) : before;
      expect(listItemValues(undone)).toEqual(listItemValues(before));
      const { trailer_numbers } = before.header.values;
      // The day and time are those of the first mark, and remain.
      expect(undone.header.values).toEqual({
        ...pressed.inspection.draft.header.values,
        trailer_numbers,
      });
    }),
  );
});
