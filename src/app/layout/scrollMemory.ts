import * as v from 'valibot';
import { restoreScroll } from '@/components/scrolling/restoreScroll';

/** What the router writes into each entry of the history; an entry that the browser made for a `#` has none. */
const routed = v.object({ idx: v.number() });

/** The place in the history that is shown now, by its number and address. */
function currentEntry(): string {
  const state = v.safeParse(routed, window.history.state);
  const { pathname, hash } = window.location;
  // After a reload the router gives an entry without a number the number 0.
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
    // Storage that refuses: the page begins at its top the next time.
  }
}

/** Whether the whole page was loaded anew, and was too short when the browser wanted to bring it to its place. */
function isUnrestoredLoad(kept: number): boolean {
  const [load] = performance.getEntriesByType('navigation');
  if (!load || !('type' in load) || load.type === 'navigate') return false;
  return window.scrollY === 0 || kept > document.documentElement.scrollHeight - window.innerHeight;
}

/** Where this place in the history stood, if the visitor has come back to it; `isLoad`: by a load of the whole page. */
export function keptScroll(isLoad: boolean): number | null {
  const kept = read();
  if (kept === null) return null;
  const isBack = isLoad ? isUnrestoredLoad(kept) : v.is(routed, window.history.state);
  return isBack ? kept : null;
}

/** Brings the page to where it stood, if that is known, and remembers where it stands, until the function it gives is called. */
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
    // A step in the history may scroll the page that is still shown.
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
