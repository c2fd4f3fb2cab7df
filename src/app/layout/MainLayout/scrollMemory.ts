import * as v from 'valibot';
import { restoreScroll } from '@/components/scrolling/restoreScroll';

/** The router's state in a history entry. The browser's own entries, for `#` links, do not have it. */
const routed = v.object({ idx: v.number() });

/** The storage key of the current history entry, made of the entry's index, path and anchor. */
function currentEntry(): string {
  const state = v.safeParse(routed, window.history.state);
  const { pathname, hash } = window.location;
  // After a reload, the router gives the index 0 to an entry without one.
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
    // If storage fails, the next visit starts at the top.
  }
}

/** Whether the page was reloaded or reached through the history without getting back its scroll position. */
function isUnrestoredLoad(kept: number): boolean {
  const [load] = performance.getEntriesByType('navigation');
  if (!load || !('type' in load) || load.type === 'navigate') return false;
  return window.scrollY === 0 || kept > document.documentElement.scrollHeight - window.innerHeight;
}

/**
 * The stored scroll position in px; null if there is nothing to restore. `isLoad` says whether the whole page was
 * loaded, as by a reload.
 */
export function keptScroll(isLoad: boolean): number | null {
  const kept = read();
  if (kept === null) return null;
  const isBack = isLoad ? isUnrestoredLoad(kept) : v.is(routed, window.history.state);
  return isBack ? kept : null;
}

/** Restores `kept`, if it is not null, then records the scroll position until the returned function is called. */
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
    // Going through the history may scroll the old page before the new one appears.
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
