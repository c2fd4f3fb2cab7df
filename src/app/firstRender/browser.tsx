import { readJsonBlock } from '@/api/readJsonBlock';
import { importWithRetry } from '@/components/lazy/importWithRetry';
import { scheduleHydration } from './scheduleHydration';
import { scriptsElementId, stateElementId } from './stateElement';

/**
 * The first script of a page. A page rendered by the server already looks complete, so the app loads after the load
 * event, or at the visitor's first input. The app's modules run in four tasks, so that the browser can respond to the
 * visitor in between (docs/performance.md, What each optimization gains).
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
 * Requests the page's own scripts at the same time as the app's. Without this, the app would request them only after it
 * runs.
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

async function fetchApp() {
  requestPageScripts();
  return (app ??= await importWithRetry(importApp));
}

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

/** Marks the page as mounted, which tests wait for, and replays early events. */
function becomeLive(element: HTMLElement): void {
  element.setAttribute('data-live', '');
  window.replayEarlyEvents?.();
}

if (root && isRendered) {
  // Unless the visitor touches the page earlier, this runs after the load event, so that nothing delays the hero's
  // picture. The app comes first, because a press may wait for it. Fonts that take longer than 500 ms are not shown,
  // because late fonts shift text that the visitor reads (docs/performance.md, What each optimization gains).
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
