import { onTakeover } from './scroll';

/** In ms. How long the restored position is held while content loads. */
const settling = 2000;

/**
 * Scrolls to a stored position once the page is tall enough, and holds it for 2 s while content loads. Ends early at
 * the visitor's next input. Returns a function that ends it without calling `onEnd`.
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
