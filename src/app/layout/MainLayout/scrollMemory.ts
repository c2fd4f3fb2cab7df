import * as v from 'valibot';
import { restoreScroll } from '@/components/scrolling/restoreScroll';

/** The router's state in a history entry. An entry created by the browser for a `#` has none. */
const routed = v.object({ idx: v.number() });

/** Key of the current history entry, from its index and address. */
function currentEntry(): string {
  const state = v.safeParse(routed, window.history.state);
  const { pathname, hash } = window.location;
  // After a reload the router gives an entry without an index the index 0.
  return `scroll:${state.success ? state.output.idx : 0}:${pathname}${hash}`;
}

function read(): number | null {
  try {
    const y = sessionStorage.getItem(currentEntry());
    return y === null ? null : Number(y);
  } catch {
    return null;
  }
}

function write(entry: string, y: number): void {
  try {
    sessionStorage.setItem(entry, String(Math.round(y)));
  } catch {
    // Without storage the page starts at the top next time.
  }
}

/**
 * Whether the whole page was reloaded and was too short when the browser tried to restore its
 * scroll position.
 */
function isUnrestoredLoad(kept: number): boolean {
  const [load] = performance.getEntriesByType('navigation');
  if (!load || !('type' in load) || load.type === 'navigate') return false;
  return window.scrollY === 0 || kept > document.documentElement.scrollHeight - window.innerHeight;
}

/**
 * The stored scroll position of this history entry in px if the visitor came back to it, else null.
 * `isLoad` means by loading the whole page.
 */
export function keptScroll(isLoad: boolean): number | null {
  const kept = read();
  if (kept === null) return null;
  const isBack = isLoad ? isUnrestoredLoad(kept) : v.is(routed, window.history.state);
  return isBack ? kept : null;
}

/**
 * Restores the scroll position, if there is one, and records it until the returned function is
 * called.
 */
export function followScroll(kept: number | null): () => void {
  const entry = currentEntry();
  let y = kept ?? window.scrollY;
  let isRestoring = kept !== null;
  const stopRestoring =
    kept === null
      ? () => undefined
      : restoreScroll(kept, () => {
          isRestoring = false;
        });
  const note = () => {
    // A history step may scroll the page that is still shown.
    if (!isRestoring && currentEntry() === entry) y = window.scrollY;
  };
  const keep = () => write(entry, y);
  window.addEventListener('scroll', note, { passive: true });
  window.addEventListener('pagehide', keep);
  document.addEventListener('visibilitychange', keep);
  return () => {
    stopRestoring();
    window.removeEventListener('scroll', note);
    window.removeEventListener('pagehide', keep);
    document.removeEventListener('visibilitychange', keep);
    keep();
  };
}
