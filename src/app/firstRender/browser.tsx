import { readJsonBlock } from '@/api/readJsonBlock';
import { importWithRetry } from '@/components/lazy/importWithRetry';
import { scheduleHydration } from './scheduleHydration';
import { scriptsElementId, stateElementId } from './stateElement';

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

/**
 * Requests the page's own scripts together with the app's. Otherwise the app's would request them
 * only once they have run.
 */
function requestPageScripts(): void {
  const scripts = readJsonBlock(document, scriptsElementId);
  document.getElementById(scriptsElementId)?.remove();
  for (const href of Array.isArray(scripts) ? scripts : []) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = String(href);
    document.head.append(link);
  }
}

/** Loads the module once; later callers get the same one. */
async function fetchApp() {
  requestPageScripts();
  return (app ??= await importWithRetry(importApp));
}

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

const root = document.getElementById('root');
const isRendered = document.getElementById(stateElementId) !== null;

/** Marks the page as hydrated, for tests that wait for it, and replays early events. */
function becomeLive(element: HTMLElement): void {
  element.setAttribute('data-live', '');
  window.replayEarlyEvents?.();
}

if (root && isRendered) {
  // The app goes first, because a press may wait for it. Pictures and fonts would delay it, and
  // before the page's load all of them would delay the hero's picture. If fonts were shown later,
  // the text would shift while the visitor reads it, and a slow phone would block
  // (docs/performance.md, What each optimization gains).
  const fetchAll = async () => {
    await fetchApp()
      .then(({ loadMatchedPage }) => loadMatchedPage())
      .catch(() => undefined);
    window.showPictures?.();
    fetchFonts(500);
  };
  if (document.readyState === 'complete') void fetchAll();
  else window.addEventListener('load', () => void fetchAll(), { once: true });
  scheduleHydration(
    window,
    () => void startApp(root, () => becomeLive(root)).catch(() => window.giveUpEarlyEvents?.()),
  );
} else if (root) {
  window.showPictures?.();
  fetchFonts();
  startApp(root, () => becomeLive(root)).catch(() => window.giveUpEarlyEvents?.());
}
