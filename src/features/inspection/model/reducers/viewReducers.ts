import type { PayloadAction } from '@reduxjs/toolkit';
import { checklist } from '@/contract/checklist';
import type { Wanted } from '../state/checklistFacts';
import type { InspectionState } from '../state/inspectionState';

const wantedValues = { unchecked: null, defects: false } as const;

/** The items that are wanted now; null for all. */
function shownOf({ checklist: items }: InspectionState, { filter, search }: Wanted) {
  const part = search.trim().toLowerCase();
  if (filter === 'all' && part === '') return null;
  return checklist
    .filter(({ key, label }) => {
      const { value } = items.entities[key];
      if (filter !== 'all' && value !== wantedValues[filter]) return false;
      return label.toLowerCase().includes(part);
    })
    .map(({ key }) => key);
}

/** The driver's filter and search. */
export const viewReducers = {
  checklistFiltered(state: InspectionState, { payload }: PayloadAction<Partial<Wanted>>) {
    const { filter = state.view.filter, search = state.view.search } = payload;
    state.view = { filter, search, shown: shownOf(state, { filter, search }) };
  },
};
