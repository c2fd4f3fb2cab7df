import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'react-redux';
import type { ChecklistKey } from '@/contract/checklist';
import { selectIsShown } from '@/features/inspection/checklist/checklistView';
import { wholeChecklist } from '@/features/inspection/checklist/checklistFacts';
import { checklistFiltered } from '@/features/inspection/inspectionSlice';
import type { InspectionRoot } from '@/features/inspection/inspectionState';
import { focusItem } from './focus';

/** Goes to an item; if a filter hides it, shows all items first. */
export function useGoToItem(): (key: ChecklistKey) => void {
  const store = useStore<InspectionRoot>();
  return useCallback(
    (key) => {
      if (!selectIsShown(store.getState(), key)) {
        flushSync(() => store.dispatch(checklistFiltered(wholeChecklist)));
      }
      focusItem(key);
    },
    [store],
  );
}
