import { onTakeover } from './scroll';

/** How long the content may still change under a place that has been reached, in ms. */
const settling = 2000;

/**
 * Scrolls to where the page stood before, as soon as it is that long, and stays there while its content still comes. The
 * visitor's own scrolling ends it, and so does the function it gives; `onEnd` says that it has ended by itself.
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
