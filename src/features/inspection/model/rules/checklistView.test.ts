import { checklistCategories } from '@/contract/checklist';
import { draftAfter } from '@/testing/fixtures/draft';
import {
  checklistFiltered,
  inspectionReducer,
  itemMarkedDefective,
  itemMarkedGood,
} from '../inspectionSlice';
import type { InspectionState } from '../state/inspectionState';
import { selectIsAnyShown, selectIsBulkInView, selectIsShown } from './checklistSelectors';
import { wholeChecklist } from '../state/checklist';

const initial = draftAfter(itemMarkedGood('mirrors'), itemMarkedDefective('horn'));
const rootOf = (inspection: InspectionState) => ({ inspection });
const filtered = (choice: Parameters<typeof checklistFiltered>[0], state = initial) =>
  inspectionReducer(state, checklistFiltered(choice));

it('the filter shows unchecked items, defects, or items whose name matches', () => {
  expect(initial.view.shown).toBeNull();
  expect(filtered({ filter: 'unchecked' }).view.shown).toHaveLength(61);
  expect(filtered({ filter: 'defects' }).view.shown).toEqual(['horn']);
  expect(filtered({ search: ' HORN ' }).view.shown).toEqual(['horn']);
  const both = filtered({ search: 'tires' }, filtered({ filter: 'unchecked' }));
  expect(both.view.shown).toEqual(['tires_truck', 'tires_trailer']);
  expect(filtered({ search: 'horn' }, both).view.shown).toEqual([]);
  expect(filtered(wholeChecklist, both).view).toEqual(wholeChecklist);
});

it('an item marked after the choice stays visible until the driver chooses again', () => {
  const unchecked = filtered({ filter: 'unchecked' });
  const marked = inspectionReducer(unchecked, itemMarkedGood('engine'));
  expect(selectIsShown(rootOf(marked), 'engine')).toBe(true);
  const again = filtered({ filter: 'unchecked' }, marked);
  expect(selectIsShown(rootOf(again), 'engine')).toBe(false);
});

it('a category is visible with any of its items, and hidden items get no bulk mark', () => {
  const defects = rootOf(filtered({ filter: 'defects' }));
  const shown = checklistCategories.filter(({ id }) => selectIsAnyShown(defects, [id]));
  expect(shown.map(({ id }) => id)).toEqual(['cab']);
  expect(selectIsBulkInView(defects)).toBe(false);
  expect(selectIsBulkInView(rootOf(filtered({ search: 'horn' })))).toBe(false);
  expect(selectIsBulkInView(rootOf(filtered({ filter: 'unchecked' })))).toBe(true);
});
