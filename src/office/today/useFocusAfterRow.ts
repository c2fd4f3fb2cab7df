import { useEffect, useRef } from 'react';

/** The focused element, its row with its index, and the queues below. */
interface Place {
  target: Element;
  row: Element;
  at: number;
  below: readonly Element[];
}

const headingIn = (section: Element) =>
  section.isConnected ? section.querySelector<HTMLElement>('h2[tabindex]') : null;

/**
 * Keeps the focus when a focused button disappears. Focuses the button's row or, without it, the row that took its
 * place. If the queue is empty, focuses the next queue's heading, or else the page's heading. Returns the props for the
 * queue's list.
 */
export function useFocusAfterRow() {
  const list = useRef<HTMLUListElement>(null);
  const place = useRef<Place | null>(null);
  // Runs after every render, because the rows come from another query.
  useEffect(() => {
    if (!place.current || place.current.target.isConnected) return;
    const { row, at, below } = place.current;
    place.current = null;
    if (document.activeElement !== document.body) return;
    // Only the button has disappeared. The row says what was done and offers 'Undo'.
    if (row.isConnected && row instanceof HTMLElement) {
      row.focus();
      return;
    }
    const rows = list.current?.querySelectorAll<HTMLElement>(':scope > li') ?? [];
    const next = rows[Math.min(at, rows.length - 1)];
    const heading = below.map(headingIn).find((found) => found !== null);
    (next ?? heading ?? document.querySelector<HTMLElement>('h1'))?.focus();
  });
  function onFocus({ target }: React.FocusEvent) {
    const rows = [...(list.current?.children ?? [])];
    const at = rows.findIndex((row) => row.contains(target));
    const row = rows[at];
    // The focus is in a row's dialog, which is outside the row.
    if (!row) return;
    const section = list.current?.closest('section');
    const sections = [...(section?.parentElement?.children ?? [])];
    place.current = {
      target,
      row,
      at,
      below: sections.slice(section ? sections.indexOf(section) + 1 : 0),
    };
  }
  return { ref: list, onFocus };
}
