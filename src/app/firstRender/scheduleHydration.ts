/** Events by which a visitor starts to use the page. */
const touches = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

interface Stages {
  /**
   * Fetches what is needed soon, after the load event, when nothing competes with the hero anymore.
   */
  fetch: () => void;
  /**
   * When the browser is idle after that, or at the visitor's first touch, click or key press,
   * whichever comes first.
   */
  hydrate: () => void;
}

/**
 * Maximum wait for an idle period after the load event, in ms, because a busy phone must hydrate
 * too.
 */
const longestIdleWait = 3000;

/**
 * Calls each stage once. If an element already has the focus, the visitor has started to use the
 * page.
 */
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
