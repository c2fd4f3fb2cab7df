import { near, watchInView } from '../motion/watchInView';
import { touches } from './touches';

/** The rest of a part of the page that the visitor does not see yet. */
export interface Sleep {
  isOver: () => boolean;
  /** Kept when it is over. */
  end: Promise<void>;
  wake: () => void;
}

export function fallAsleep(): Sleep {
  let isOver = false;
  let resolve: () => void = () => undefined;
  const end = new Promise<void>((kept) => {
    resolve = kept;
  });
  return {
    isOver: () => isOver,
    end,
    wake: () => {
      isOver = true;
      resolve();
    },
  };
}

/**
 * Captured at the document, hence heard before React hears it, which then brings the touched part to life at once and
 * lets it answer. A click or a sending may come without any other touch: from a script, or from an assistive technology.
 */
const wakingEvents = [...touches, 'click', 'submit'] as const;
/** A navigation updates all parts. */
const navigations = ['popstate', 'hashchange'] as const;

/** Wakes once, when the element is near the screen or the page was touched; gives the means to stop watching. */
export function wakeWhenWanted(element: Element, wake: () => void): () => void {
  const wakeUp = () => {
    stop();
    wake();
  };
  const stopWatching = watchInView(element, near, (isNear) => {
    if (isNear) wakeUp();
  });
  const options = { capture: true, passive: true };
  const stop = () => {
    stopWatching();
    for (const type of wakingEvents) document.removeEventListener(type, wakeUp, options);
    for (const type of navigations) window.removeEventListener(type, wakeUp, options);
  };
  for (const type of wakingEvents) document.addEventListener(type, wakeUp, options);
  for (const type of navigations) window.addEventListener(type, wakeUp, options);
  return stop;
}
