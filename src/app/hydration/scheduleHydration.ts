/** What a visitor does to a page rather than looking at it. */
const touches = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/** What is to be done, and when. */
interface Stages {
  /** After the page's own load: what is needed soon may be fetched now, nothing competes with the hero. */
  fetch: () => void;
  /** When the browser is idle after that, or at the visitor's first touch, pointer or key, whichever is sooner. */
  hydrate: () => void;
}

/** Longest wait for an idle moment after the load, in ms: a busy phone must get its page all the same. */
const longestIdleWait = 3000;

/** Calls each stage once. A visitor who has put the focus somewhere already has touched the page. */
export function scheduleHydration(window: Window, { fetch, hydrate }: Stages): void {
  const { document } = window;
  const once = { capture: true, once: true, passive: true } as const;
  let isDone = false;

  const go = () => {
    if (isDone) return;
    isDone = true;
    for (const touch of touches) document.removeEventListener(touch, go, true);
    hydrate();
  };
  const onLoad = () => {
    if (isDone) return;
    fetch();
    if ('requestIdleCallback' in window)
      window.requestIdleCallback(go, { timeout: longestIdleWait });
    else setTimeout(go, 200);
  };

  for (const touch of touches) document.addEventListener(touch, go, once);
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body) go();
  else if (document.readyState === 'complete') onLoad();
  else window.addEventListener('load', onLoad, { once: true });
}
