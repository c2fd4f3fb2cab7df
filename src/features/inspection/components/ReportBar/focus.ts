import type { ChecklistKey } from '@/contract/checklist';

const rowOf = (key: ChecklistKey) => document.querySelector(`[data-item="${key}"]`);

/** Where the visible part of the page ends (px from the window's top): at a phone's bottom bar, if it is there. */
export function viewBottom(): number {
  const { innerHeight } = window;
  const bar = document.querySelector('[data-bottom-bar]')?.getBoundingClientRect();
  const isAtBottom = bar && bar.top > innerHeight / 2 && bar.bottom >= innerHeight - 1;
  return isAtBottom ? bar.top : innerHeight;
}

/** Whether an item is below the part of the page that can be seen, or partly so. */
export function isBelowView(key: ChecklistKey): boolean {
  const row = rowOf(key);
  return row !== null && row.getBoundingClientRect().bottom > viewBottom();
}

/** Brings an item to the middle of the page, its first button focused. */
export function focusItem(key: ChecklistKey): void {
  const item = rowOf(key);
  item?.scrollIntoView({ block: 'center' });
  item?.querySelector('button')?.focus({ preventScroll: true });
}

/** Brings a field to the middle of the page and focuses it. */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}

/** Brings a part of the page to its top. */
export function showPart(id: string): void {
  document.getElementById(id)?.scrollIntoView({ block: 'start' });
}

/** The same, and the part takes the focus: the next Tab goes on in it. */
export function goToPart(id: string): void {
  showPart(id);
  document.getElementById(id)?.focus({ preventScroll: true });
}
