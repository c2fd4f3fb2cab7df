import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'react-redux';
import type { ChecklistKey } from '@/contract/checklist';
import { checklistFiltered } from '@/features/inspection/model/inspectionSlice';
import { selectIsShown } from '@/features/inspection/model/rules/checklistView';
import { wholeChecklist } from '@/features/inspection/model/state/checklistFacts';
import type { InspectionRoot } from '@/features/inspection/model/state/inspectionState';
import { focusItem } from './itemFocus';

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
