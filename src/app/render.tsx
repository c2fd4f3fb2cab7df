import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import * as v from 'valibot';
import { api } from '@/api/api';
import { isClosed } from '@/contract/isClosed';
import { incompletePage } from '@/contract/office/content/calls';
import type { PublicSettings } from '@/contract/settings';
import { loadHeadContent } from './headContent';
import { createStyleCache } from '@/theme/styleCache';
import { App } from './App';
import { pageHead } from './pageHead';
import { loadPage } from './pages';
import { preloadPage, type Preloaded } from './preload';
import { Providers } from './Providers';
import { getServerState, toJsonBlock } from './firstRender/serverState';
import { scriptsElementId, stateElementId } from './firstRender/stateElement';
import { makeStore, type AppStore, type StoreOptions } from './store';

const pageScripts = v.record(v.string(), v.array(v.string()));

interface RenderOptions
  extends Pick<StoreOptions, 'apiOrigin' | 'fetch'>, Required<Pick<StoreOptions, 'sanitize'>> {
  settings: PublicSettings;
  /**
   * Whether the page shows a draft. The browser must not fetch more content for it, because that content would lack the
   * draft.
   */
  isPreview?: boolean;
}

export interface RenderedPage extends Preloaded {
  /** '' for a public page of a site that is not open. */
  path: string;
  head: string;
  /** The content of the root element. */
  html: string;
  /** A JSON element with the state for hydration. */
  state: string;
}

/** Renders the page at a path with or without a query. `changed` overrides the renderer's options. */
export type Render = (url: string, changed?: Partial<RenderOptions>) => Promise<RenderedPage>;

/** Creates the server's renderer, which renders pages for a signed-out visitor. */
export function createRender(options: RenderOptions): Render {
  return async (url, changed) => {
    const current = { ...options, ...changed };
    const { pathname } = new URL(url, 'http://page.invalid');
    const store = makeStore({ ...current, currentPath: () => pathname });
    // An unknown path loads only the contacts, which is all that 'Opening soon' needs.
    const shown = isClosed(pathname, current.settings) ? '' : pathname;
    const [preloaded] = await Promise.all([
      preloadPage(store, shown, current.isPreview),
      loadPage(pathname, current.settings),
    ]);
    const { html, head } = renderApp(url, store, current.settings);
    const state = toJsonBlock(stateElementId, getServerState(store.getState()));
    // Runs after the state is read, to keep the map's locations out of it.
    const content = await loadHeadContent(store, pathname, current.settings);
    // Stops the cache's clean-up timers, which would keep the store in memory for a minute.
    store.dispatch(api.util.resetApiState());
    const mark = preloaded.isComplete ? '' : `<meta name="${incompletePage}">`;
    return {
      ...preloaded,
      path: shown,
      head: pageHead(pathname, current.settings, content) + head + mark,
      html,
      state,
    };
  };
}

function renderApp(url: string, store: AppStore, settings: PublicSettings) {
  const styles = createStyleCache();
  const emotion = createEmotionServer(styles);
  const html = renderToString(
    <Providers store={store} settings={settings} styles={styles} serverState={store.getState()}>
      <StaticRouter location={url}>
        <App />
      </StaticRouter>
    </Providers>,
  );
  return {
    html,
    head: emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html)),
  };
}

/** Replaces two markers and the text between them. Returns the text unchanged if a marker is missing. */
function replaceBetween(text: string, begin: string, end: string, by: string): string {
  const from = text.indexOf(begin);
  const to = text.indexOf(end, from);
  return from < 0 || to < 0 ? text : text.slice(0, from) + by + text.slice(to + end.length);
}

/** Replaces the template's list of every page's scripts (tools/webpack/pageScripts.ts) with the list for this page. */
function withPageScripts(template: string, path: string): string {
  const begin = '<!--page-scripts';
  const from = template.indexOf(begin) + begin.length;
  const list = template.slice(from, template.indexOf('-->', from));
  const scripts = list.startsWith('{') ? v.parse(pageScripts, JSON.parse(list))[path] : undefined;
  const block = scripts ? toJsonBlock(scriptsElementId, scripts) : '';
  return replaceBetween(template, begin, '-->', block);
}

/** Fills the head of the built `index.html` for a page that only the browser renders. */
export function fillHead(template: string, path: string, settings: PublicSettings): string {
  return replaceBetween(
    withPageScripts(template, ''),
    '<!--page-head-->',
    '<!--/page-head-->',
    pageHead(path, settings),
  );
}

/** Fills the built `index.html` with a rendered page. */
export function fillTemplate(template: string, { path, head, html, state }: RenderedPage): string {
  return replaceBetween(
    withPageScripts(template, path),
    '<!--page-head-->',
    '<!--/page-head-->',
    head,
  )
    .replace('<!--page-->', () => html)
    .replace('<!--page-state-->', () => state);
}
