const touches = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/** In ms after the load event. Even a phone that is never idle must hydrate. */
const longestIdleWait = 3000;

/**
 * Hydrates once, when the browser is idle after the load event or at the visitor's first input. If an element already
 * has the focus, hydrates at once.
 */
export function scheduleHydration(window: Window, hydrate: () => void): void {
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
