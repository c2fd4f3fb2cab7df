import { useEffect, useRef } from 'react';

/** `at` is the row's index; `below` are the queues below. */
interface Place {
  target: Element;
  row: Element;
  at: number;
  below: readonly Element[];
}

const headingIn = (section: Element) =>
  section.isConnected ? section.querySelector<HTMLElement>('h2[tabindex]') : null;

/**
 * Moves the focus to a row or heading nearby when a focused button disappears. Returns the props for the queue's list.
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
    // Only the button has disappeared.
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
