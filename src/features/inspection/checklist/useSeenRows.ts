import { useEffect, useState } from 'react';
import { useTheme } from '@mui/material/styles';
import { itemsOf, type ChecklistCategory, type ChecklistKey } from '@/contract/checklist';
import { rowOf, viewBottom } from './useGoToItem';

/** The time in ms for which a row has to be in view. */
const lookingTime = 1000;

/** Whether the driver can see the page and not a dialog in front of it. */
const isInFront = (row: Element) =>
  document.visibilityState === 'visible' && row.closest('[aria-hidden="true"]') === null;

/** Calls `onSeen` once for each row that is at least half in view for a second. Returns the end. */
function observeRows(
  rows: ReadonlyMap<Element, ChecklistKey>,
  rootMargin: string,
  onSeen: (key: ChecklistKey) => void,
): () => void {
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const wait = (row: Element) => {
    timers.set(
      row,
      setTimeout(() => {
        const key = rows.get(row);
        if (!isInFront(row)) {
          wait(row);
        } else if (key !== undefined) {
          observer.unobserve(row);
          onSeen(key);
        }
      }, lookingTime),
    );
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        clearTimeout(timers.get(target));
        // A browser rounds the ratio of a row that is exactly half in view.
        if (intersectionRatio > 0.49) wait(target);
      }
    },
    { threshold: 0.5, rootMargin },
  );
  for (const row of rows.keys()) observer.observe(row);
  return () => {
    observer.disconnect();
    for (const timer of timers.values()) clearTimeout(timer);
  };
}

/**
 * The items of a category whose rows were at least half in view for a second, between the site's
 * header and the report's bar, since this was mounted. Browsers without `IntersectionObserver` have
 * none.
 */
export function useSeenRows(category: ChecklistCategory): ReadonlySet<ChecklistKey> {
  const [seen, setSeen] = useState<ReadonlySet<ChecklistKey>>(new Set());
  const { headerHeight } = useTheme().layout;
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const rows = new Map<Element, ChecklistKey>();
    for (const { key } of itemsOf(category)) {
      const row = rowOf(key);
      if (row) rows.set(row, key);
    }
    const covered = Math.round(window.innerHeight - viewBottom());
    return observeRows(rows, `-${headerHeight}px 0px -${covered}px 0px`, (key) =>
      setSeen((before) => new Set(before).add(key)),
    );
  }, [category, headerHeight]);
  return seen;
}
