import { importWithRetry } from '@/components/lazy/importWithRetry';
import { scheduleHydration } from './scheduleHydration';
import { stateElementId } from './stateElement';

/**
 * The first script of a page, kept small on purpose. A page rendered by the server already looks
 * complete, so the app is loaded after the load event, when the browser is idle or the visitor
 * touches the page; an empty page loads the app at once.
 *
 * Its modules run in four tasks, so that the browser responds to the visitor in between
 * (docs/performance.md, What each optimization gains).
 */
async function importApp() {
  await import(/* webpackChunkName: "app" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackChunkName: "app" */ '@/theme/darkTheme');
  await nextTask();
  await import(/* webpackChunkName: "app" */ '../store');
  await nextTask();
  return import(/* webpackChunkName: "app" */ './start');
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

let app: Awaited<ReturnType<typeof importApp>> | null = null;

/** Loads the module once; later callers get the same one. */
const fetchApp = async () => (app ??= await importWithRetry(importApp));

/** Loads the product's fonts; system fonts are shown until then. */
const fetchFonts = (limit?: number) =>
  void import(/* webpackChunkName: "fonts" */ '@/theme/fonts').then(
    ({ showFonts }) => showFonts(limit),
    () => undefined,
  );

async function startApp(root: HTMLElement, onMounted: () => void): Promise<void> {
  const { start } = await fetchApp();
  await start(root, onMounted);
}

/** Shows the failure without React. A page rendered by the server is left readable instead. */
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

/** Marks the page as hydrated, which tests wait for, and replays early events. */
function becomeLive(element: HTMLElement): void {
  element.setAttribute('data-live', '');
  window.replayEarlyEvents?.();
}

if (root && isRendered) {
  // If the fonts were loaded earlier, they would delay the hero's picture. If they were shown
  // later, the text would shift while the visitor reads it, and a slow phone would block
  // (docs/performance.md, What each optimization gains).
  const fetchFontsSoon = () => fetchFonts(500);
  if (document.readyState === 'complete') fetchFontsSoon();
  else window.addEventListener('load', fetchFontsSoon, { once: true });
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
