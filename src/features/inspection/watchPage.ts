import type { AppDispatch } from '@/api/thunkExtra';
import { connectionHinted, phoneWoke } from '@/features/inspection/model/inspectionSlice';
import { now } from '@/features/inspection/model/state/header';

/**
 * Tells the report what happens to the page and its connection. The browser's events are hints:
 * `navigator.onLine` is unreliable. `flush` writes what was entered, since a hidden page's timers
 * may never run again. Returns a function that stops it.
 */
export function watchPage(dispatch: AppDispatch, flush: () => void): () => void {
  const woke = () => void dispatch(phoneWoke(now()));
  const lost = () => void dispatch(connectionHinted('lost'));
  const back = () => void dispatch(connectionHinted('back'));
  const shownOrHidden = () => (document.visibilityState === 'hidden' ? flush() : woke());
  const listeners = [
    [window, 'offline', lost],
    [window, 'online', back],
    [window, 'pageshow', woke],
    [window, 'pagehide', flush],
    [document, 'visibilitychange', shownOrHidden],
  ] as const;
  for (const [target, event, listener] of listeners) target.addEventListener(event, listener);
  return () => {
    for (const [target, event, listener] of listeners) target.removeEventListener(event, listener);
  };
}
