import { scheduleHydration } from './hydration/scheduleHydration';
import { importWithRetry } from './importWithRetry';
import { stateElementId } from './stateElement';

/**
 * This is the first script of a page, small on purpose. A page that the server has rendered is complete to look at, so the
 * app comes after its load, when the browser is idle or the visitor touches it; an empty page gets the app at once.
 */
const importApp = () => import(/* webpackChunkName: "app" */ './start');

let app: Awaited<ReturnType<typeof importApp>> | null = null;

/** Loaded once; later callers do not wait. */
const fetchApp = async () => (app ??= await importWithRetry(importApp));

/** Our type, which the system's stands in for until then: at once it would keep the hero's picture from coming. */
const fetchFonts = () =>
  void import(/* webpackChunkName: "fonts" */ '../theme/fonts').then(
    ({ showFonts }) => showFonts(),
    () => undefined,
  );

async function startApp(root: HTMLElement, onMounted: () => void): Promise<void> {
  const { start } = await fetchApp();
  await start(root, onMounted);
}

/** Without React there is nothing else to say it with; what the server rendered stays readable. */
function showFailure(root: HTMLElement): void {
  const text = document.createElement('p');
  text.setAttribute('role', 'alert');
  text.style.cssText =
    'margin: 20vh auto; padding: 24px; max-width: 30em; color: #f5f7fb; font: 18px system-ui';
  text.textContent = 'The page could not be loaded. Please check your connection and reload it.';
  root.replaceChildren(text);
}

const root = document.getElementById('root');
const isRendered = document.getElementById(stateElementId) !== null;

/** From now on the page answers: tests wait for the mark. */
function becomeLive(element: HTMLElement): void {
  element.setAttribute('data-live', '');
  window.replayEarlyEvents?.();
}

if (root && isRendered) {
  if (document.readyState === 'complete') fetchFonts();
  else window.addEventListener('load', fetchFonts, { once: true });
  scheduleHydration(window, {
    fetch: () =>
      void fetchApp().then(
        ({ loadMatchedPage }) => loadMatchedPage(),
        () => undefined,
      ),
    hydrate: () => void startApp(root, () => becomeLive(root)).catch(() => undefined),
  });
} else if (root) {
  fetchFonts();
  startApp(root, () => becomeLive(root)).catch(() => showFailure(root));
}
