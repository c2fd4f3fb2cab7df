import { checklistCategories } from '@/contract/checklist';
import { draftAfter, rootAfter } from '@/testing/fixtures/draft';
import { itemMarkedDefective, itemMarkedGood } from '../inspectionSlice';
import { checklistFiltered } from '../pageSlice';
import {
  selectIsAnyShown,
  selectIsBulkInView,
  selectIsShown,
  selectMatchingView,
} from './checklistSelectors';
import { wholeChecklist, type Wanted } from '../state/checklist';

const marked = draftAfter(itemMarkedGood('mirrors'), itemMarkedDefective('horn'));
const whole = rootAfter(marked);
const filtered = (wanted: Partial<Wanted>, root = whole) =>
  rootAfter(root.inspection.draft, checklistFiltered(selectMatchingView(root, wanted)));
const shownBy = (wanted: Partial<Wanted>, root = whole) => selectMatchingView(root, wanted).shown;

it('the filter shows unchecked items, defects, or items with a matching name', () => {
  expect(shownBy({})).toBeNull();
  expect(shownBy({ filter: 'unchecked' })).toHaveLength(61);
  expect(shownBy({ filter: 'defects' })).toEqual(['horn']);
  expect(shownBy({ search: ' HORN ' })).toEqual(['horn']);
  const both = filtered({ search: 'tires' }, filtered({ filter: 'unchecked' }));
  expect(both.inspection.page.view).toEqual({
    filter: 'unchecked',
    search: 'tires',
    shown: ['tires_truck', 'tires_trailer'],
  });
  expect(shownBy({ search: 'horn' }, both)).toEqual([]);
  expect(selectMatchingView(both, wholeChecklist)).toEqual(wholeChecklist);
});

it('an item marked after the driver chose a filter remains visible until the driver chooses again', () => {
  const view = selectMatchingView(whole, { filter: 'unchecked' });
  const after = rootAfter(marked, checklistFiltered(view), itemMarkedGood('engine'));
  expect(selectIsShown(after, 'engine')).toBe(true);
  expect(shownBy({ filter: 'unchecked' }, after)).not.toContain('engine');
});

it('a category is visible if any of its items is visible, and the defects filter and a search prevent bulk marks', () => {
  const defects = filtered({ filter: 'defects' });
  const shown = checklistCategories.filter(({ id }) => selectIsAnyShown(defects, [id]));
  expect(shown.map(({ id }) => id)).toEqual(['cab']);
  expect(selectIsBulkInView(defects)).toBe(false);
  expect(selectIsBulkInView(filtered({ search: 'horn' }))).toBe(false);
  expect(selectIsBulkInView(filtered({ filter: 'unchecked' }))).toBe(true);
});
