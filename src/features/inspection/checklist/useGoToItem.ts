import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import type { ChecklistKey } from '@/contract/checklist';
import { useAppStore } from '@/features/inspection/hooks';
import { checklistFiltered } from '@/features/inspection/model/pageSlice';
import { selectIsShown } from '@/features/inspection/model/rules/checklistSelectors';
import { wholeChecklist } from '@/features/inspection/model/state/checklist';

export const findItemRow = (key: ChecklistKey) => document.querySelector(`[data-item="${key}"]`);

/** Returns the lower end of the page's visible part, in px from the window's top. */
export function viewBottom(): number {
  const { innerHeight } = window;
  const bar = document.querySelector('[data-bottom-bar]')?.getBoundingClientRect();
  const isAtBottom = bar && bar.top > innerHeight / 2 && bar.bottom >= innerHeight - 1;
  // In landscape, the bar scrolls with the page and may be out of view.
  return isAtBottom ? Math.min(bar.top, innerHeight) : innerHeight;
}

export function isBelowView(key: ChecklistKey): boolean {
  const row = findItemRow(key);
  return row !== null && row.getBoundingClientRect().bottom > viewBottom();
}

function focusItem(key: ChecklistKey): void {
  const item = findItemRow(key);
  item?.scrollIntoView({ block: 'center' });
  item?.querySelector('button')?.focus({ preventScroll: true });
}

/**
 * Returns a function that scrolls to an item and focuses its first button. If a filter hides the item, the function
 * removes the filter first.
 */
export function useGoToItem(): (key: ChecklistKey) => void {
  const store = useAppStore();
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
