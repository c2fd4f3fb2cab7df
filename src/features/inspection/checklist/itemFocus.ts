import type { ChecklistKey } from '@/contract/checklist';

const rowOf = (key: ChecklistKey) => document.querySelector(`[data-item="${key}"]`);

/**
 * The end of the visible part of the page, in px from the window's top. On a phone, it is the upper edge
 * of the bottom bar, if there is one.
 */
export function viewBottom(): number {
  const { innerHeight } = window;
  const bar = document.querySelector('[data-bottom-bar]')?.getBoundingClientRect();
  const isAtBottom = bar && bar.top > innerHeight / 2 && bar.bottom >= innerHeight - 1;
  return isAtBottom ? bar.top : innerHeight;
}

/** Whether an item is at least partly below the visible area. */
export function isBelowView(key: ChecklistKey): boolean {
  const row = rowOf(key);
  return row !== null && row.getBoundingClientRect().bottom > viewBottom();
}

/** Scrolls an item to the middle and focuses its first button. */
export function focusItem(key: ChecklistKey): void {
  const item = rowOf(key);
  item?.scrollIntoView({ block: 'center' });
  item?.querySelector('button')?.focus({ preventScroll: true });
}
