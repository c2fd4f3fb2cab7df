import * as fc from 'fast-check';
import { checklistCategories, checklistKeys, type ChecklistKey } from '@/contract/checklist';
import { draftAfter } from '@/testing/fixtures/draft';
import {
  getCategoryKeys,
  nextUnchecked,
  selectCheckedIn,
  selectCount,
  selectEntry,
  submitText,
} from './checklistSelectors';
import {
  defectTextChanged,
  draftReducer,
  itemCleared,
  itemMarkedDefective,
  itemMarkedGood,
} from '../inspectionSlice';
import type { DraftRoot, DraftState } from '../state/inspectionState';

const blank = draftAfter();
const root = (draft: DraftState): DraftRoot => ({ inspection: { draft } });

const key = fc.constantFrom(...checklistKeys);
const tap = fc.oneof(
  key.map(itemMarkedGood),
  key.map(itemMarkedDefective),
  key.map(itemCleared),
  fc.record({ key, text: fc.string() }).map(defectTextChanged),
);

describe('the counters', () => {
  it('the counters always add up to 63, after any sequence of taps', () => {
    fc.assert(
      fc.property(fc.array(tap, { maxLength: 200 }), (taps) => {
        const { passed, failed, pending, total } = selectCount(
          root(taps.reduce(draftReducer, blank)),
        );
        expect(total).toBe(63);
        expect(passed + failed + pending).toBe(63);
      }),
    );
  });

  it('the counters count only the last tap on each item', () => {
    fc.assert(
      fc.property(fc.array(tap, { maxLength: 200 }), (taps) => {
        const expected = new Map<string, boolean | null>();
        for (const action of taps) {
          if (itemMarkedGood.match(action)) expected.set(action.payload, true);
          if (itemMarkedDefective.match(action)) expected.set(action.payload, false);
          if (itemCleared.match(action)) expected.set(action.payload, null);
        }
        const values = [...expected.values()];
        const count = selectCount(root(taps.reduce(draftReducer, blank)));
        expect(count.passed).toBe(values.filter((value) => value === true).length);
        expect(count.failed).toBe(values.filter((value) => value === false).length);
      }),
    );
  });

  it("typing a description leaves the counters' object unchanged", () => {
    const defective = draftReducer(blank, itemMarkedDefective('horn'));
    const typed = draftReducer(defective, defectTextChanged({ key: 'horn', text: 'No' }));
    expect(selectCount(root(typed))).toBe(selectCount(root(defective)));
  });

  it('if every item is checked, the numbers of checked items in the categories add up to 63', () => {
    const done = checklistKeys.map(itemMarkedGood).reduce(draftReducer, blank);
    const perCategory = checklistCategories.map(({ id }) => selectCheckedIn(root(done), id));
    expect(perCategory.reduce((sum, checked) => sum + checked, 0)).toBe(63);
  });
});

describe('a tap', () => {
  it("a tap changes only its own item's entry", () => {
    fc.assert(
      fc.property(fc.array(tap, { maxLength: 60 }), key, (taps, tapped) => {
        const before = taps.reduce(draftReducer, blank);
        const after = draftReducer(before, itemMarkedDefective(tapped));
        const changed = checklistKeys.filter(
          (each) => selectEntry(root(before), each) !== selectEntry(root(after), each),
        );
        expect(changed.filter((each) => each !== tapped)).toEqual([]);
      }),
    );
  });
});

describe('the submit button', () => {
  it("the submit button's text depends on unchecked items and defects", () => {
    expect(submitText({ passed: 62, failed: 0, pending: 1, total: 63 })).toBe(
      'Complete Inspection',
    );
    expect(submitText({ passed: 63, failed: 0, pending: 0, total: 63 })).toBe(
      'Submit Report (All Clear)',
    );
    expect(submitText({ passed: 62, failed: 1, pending: 0, total: 63 })).toBe(
      'Save Report (Defects Found)',
    );
  });
});

const walk = checklistCategories.flatMap(({ id }) => getCategoryKeys(id));
const isAfter = (start: ChecklistKey | null) => (each: ChecklistKey) =>
  start === null || walk.indexOf(each) > walk.indexOf(start);

describe('the next unchecked item', () => {
  it('going to the next unchecked item reaches each item once from any start, and ends when all are checked', () => {
    fc.assert(
      fc.property(fc.option(key), (start) => {
        let state = blank;
        let at = start;
        const visited = new Set<string>();
        for (let next = nextUnchecked(root(state), isAfter(at)); next;) {
          visited.add(next);
          state = draftReducer(state, itemMarkedGood(next));
          at = next;
          next = nextUnchecked(root(state), isAfter(at));
        }
        expect(visited.size).toBe(63);
      }),
    );
  });
});
