import { useEffect, useRef } from 'react';

/** What had the focus, its row, the row's index, and the sections below its queue. */
interface Place {
  target: Element;
  row: Element;
  at: number;
  below: readonly Element[];
}

const headingIn = (section: Element) =>
  section.isConnected ? section.querySelector<HTMLElement>('h2[tabindex]') : null;

/**
 * Moves the focus when the button that has it disappears. The focus goes to the button's row. If the
 * row has disappeared too, it goes to the row that takes its place, or else to the next queue's heading,
 * or else to the page's heading. Returns the props of the queue's list.
 */
export function useFocusAfterRow() {
  const list = useRef<HTMLUListElement>(null);
  const place = useRef<Place | null>(null);
  // After every render, because the rows come from the queue's own query.
  useEffect(() => {
    if (!place.current || place.current.target.isConnected) return;
    const { row, at, below } = place.current;
    place.current = null;
    if (document.activeElement !== document.body) return;
    // Only the button has disappeared. The row says what was done, and has 'Undo'.
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
    // A row's dialog is not in the row.
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
