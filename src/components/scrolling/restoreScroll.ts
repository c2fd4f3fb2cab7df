import { onTakeover } from './scroll';

/** Time in ms during which content may still shift the restored position. */
const settling = 2000;

/**
 * Scrolls to a stored position once the page is tall enough, and holds the position while content
 * loads. The visitor's own scrolling or the returned function stops this. `onEnd` is called unless
 * the returned function stopped it.
 */
export function restoreScroll(y: number, onEnd: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    if (document.documentElement.scrollHeight - window.innerHeight < y) return;
    window.scrollTo(0, y);
    timer ??= setTimeout(end, settling);
  };
  const observer = new ResizeObserver(look);
  const stopListening = onTakeover(() => end());
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    stopListening();
  };
  const end = () => {
    stop();
    onEnd();
  };
  observer.observe(document.body);
  look();
  return stop;
}
