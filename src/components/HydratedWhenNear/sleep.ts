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

/** How near is near, as a CSS margin around the screen: soon enough for a quick thumb. */
const margin = '600px';

/**
 * What a visitor does to a page rather than looking at it. Captured at the document, hence heard before React hears it,
 * which then brings the touched part to life at once and lets it answer.
 */
const touches = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'click', 'submit'] as const;
/** A navigation updates all parts. */
const navigations = ['popstate', 'hashchange'] as const;

/** Wakes once, when the element is near the screen or the page was touched; gives the means to stop watching. */
export function wakeWhenWanted(element: Element, wake: () => void): () => void {
  const wakeUp = () => {
    stop();
    wake();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) wakeUp();
    },
    { rootMargin: margin },
  );
  const options = { capture: true, passive: true };
  const stop = () => {
    observer.disconnect();
    for (const type of touches) document.removeEventListener(type, wakeUp, options);
    for (const type of navigations) window.removeEventListener(type, wakeUp, options);
  };
  observer.observe(element);
  for (const type of touches) document.addEventListener(type, wakeUp, options);
  for (const type of navigations) window.addEventListener(type, wakeUp, options);
  return stop;
}
