import { useId, useEffect, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { unseen } from '@/components/unseen';
import { type ChecklistCategory, type ChecklistKey, listCategoryItems } from '@/contract/checklist';
import { toastRequested } from '@/events/toasts';
import { useAppDispatch, useAppStore, useSelected } from '@/features/inspection/hooks';
import { bulkUndone, itemsMarkedGood } from '@/features/inspection/model/inspectionSlice';
import {
  markableIn,
  markOfCategory,
  selectEntriesIn,
  selectUndoable,
} from '@/features/inspection/model/rules/checklistSelectors';
import { isUnresolved } from '@/features/inspection/model/text/defectText';
import type { FactsByItem } from '@/features/inspection/model/text/itemHistory';
import { isBounce } from './isBounce';
import { useTheme } from '@mui/material/styles';
import { findItemRow, viewBottom } from './useGoToItem';

/** In ms. A row in view for this long counts as seen. */
const lookingTime = 1000;

const isInFront = (row: Element) =>
  document.visibilityState === 'visible' && row.closest('[aria-hidden="true"]') === null;

/** Calls `onSeen` for each row that has been at least half in view for `lookingTime`. */
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
        // Browsers may report slightly less than 0.5 for a row that is exactly half in view.
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

/** Returns the category's items that the driver has seen. Empty in a browser without `IntersectionObserver`. */
function useSeenRows(category: ChecklistCategory): ReadonlySet<ChecklistKey> {
  const [seen, setSeen] = useState<ReadonlySet<ChecklistKey>>(new Set());
  const { headerHeight } = useTheme().layout;
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const rows = new Map<Element, ChecklistKey>();
    for (const { key } of listCategoryItems(category)) {
      const row = findItemRow(key);
      if (row) rows.set(row, key);
    }
    const covered = Math.round(window.innerHeight - viewBottom());
    return observeRows(rows, `-${headerHeight}px 0px -${covered}px 0px`, (key) =>
      setSeen((before) => new Set(before).add(key)),
    );
  }, [category, headerHeight]);
  return seen;
}

export interface AllGoodProps {
  id: ChecklistCategory;
  label: string;
  facts: FactsByItem;
  notFitted: readonly ChecklistKey[];
  /** Why the button is disabled even if each row has been seen, or null. */
  unknown: string | null;
}

function useMarkable({ id, facts, notFitted }: AllGoodProps) {
  const entries = useSelected(selectEntriesIn, id, shallowEqual);
  const except = entries
    .filter(({ key, isContested }) => isContested || facts.get(key)?.history.some(isUnresolved))
    .map(({ key }) => key);
  const isForAll = except.length === 0 && entries.every(({ value }) => value !== false);
  return {
    except,
    markable: markableIn(entries, [...except, ...notFitted]),
    offer: isForAll ? 'All good' : 'All others good',
  };
}

/**
 * A button that marks a category's untouched items good with one press, once the driver has seen each of their rows.
 */
export function AllGood(props: AllGoodProps) {
  const { id, label, unknown } = props;
  const seen = useSeenRows(id);
  const undoable = useSelected(selectUndoable, id);
  const { except, markable, offer } = useMarkable(props);
  const isSeen = markable.every((key) => seen.has(key));
  const dispatch = useAppDispatch();
  const { getState } = useAppStore();
  const noteId = useId();
  const isDone = undoable !== null;
  const outcome = isDone ? `${undoable.keys.length} of ${label} marked good` : '';
  const missing = unknown ?? (isSeen ? null : 'Look at each item first');
  const press = (event: React.MouseEvent) => {
    if (isBounce(event)) return;
    if (isDone) dispatch(bulkUndone(undoable));
    else if (missing === null) {
      dispatch(itemsMarkedGood(markOfCategory(getState().inspection.draft, id, except)));
    } else dispatch(toastRequested({ type: 'blank', id: 'all-good', text: missing }));
  };
  return (
    <>
      <span role="status" style={unseen}>
        {outcome}
      </span>
      {isDone || markable.length > 0 ? (
        <button
          type="button"
          className="all-good"
          aria-label={isDone ? `Undo: ${outcome}` : `${label}: ${offer.toLowerCase()}`}
          aria-disabled={!isDone && missing !== null}
          aria-describedby={isDone || missing === null ? undefined : noteId}
          onClick={press}
        >
          <span key={offer}>{isDone ? 'Undo' : offer}</span>
        </button>
      ) : null}
      <span id={noteId} style={unseen}>
        {missing}
      </span>
    </>
  );
}
