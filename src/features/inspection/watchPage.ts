import type { AppDispatch } from '@/api/thunkExtra';
import { connectionHinted, phoneWoke } from '@/features/inspection/model/inspectionSlice';
import { now } from '@/features/inspection/model/state/header';

/**
 * Forwards events of the page and its connection to the report. The browser's events are only
 * hints, because `navigator.onLine` is unreliable. `flush` writes the driver's entries, because a
 * hidden page's timers may never run again. Returns a function that stops this.
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
