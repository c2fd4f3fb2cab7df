import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { PublicSettings } from '../contract/settings';
import { App } from './App';
import { pageHead } from './pageHead';
import { isPagePath, loadPage } from './pages';
import { preloadPage } from './preload';
import { Providers } from './Providers';
import { stateElementId, toJsonBlock } from './serverState';
import { makeStore } from './store';
import type { StoreOptions } from './store';

interface RenderOptions extends Pick<StoreOptions, 'apiOrigin' | 'fetch' | 'sanitize'> {
  settings: PublicSettings;
}

/** The parts of a rendered page. */
export interface RenderedPage {
  /** 200, or 404 for a path that is no page. */
  status: number;
  /** For the head: title, description, canonical link, critical styles. */
  head: string;
  /** For the root element. */
  html: string;
  /** A JSON element with the state the page was rendered from; hydration starts with it. */
  state: string;
}

/**
 * Renders a public page on the server, content included, as a signed-out visitor sees it (design 6). `url` is a path with
 * or without a query. Not for /login and /vehicle-report, which are rendered in the browser alone.
 */
export async function render(url: string, options: RenderOptions): Promise<RenderedPage> {
  const { pathname } = new URL(url, 'http://page.invalid');
  const store = makeStore({ ...options, currentPath: () => pathname });
  await Promise.all([loadPage(pathname), preloadPage(store, pathname)]);

  const cache = createCache({ key: 'css' });
  // Before rendering, else the cache does not keep what it inserts.
  const emotion = createEmotionServer(cache);
  const html = renderToString(
    <CacheProvider value={cache}>
      <Providers store={store} serverState={store.getState()}>
        <StaticRouter location={url}>
          <App />
        </StaticRouter>
      </Providers>
    </CacheProvider>,
  );
  const styles = emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html));
  return {
    status: isPagePath(pathname) ? 200 : 404,
    head: pageHead(pathname, options.settings) + styles,
    html,
    state: toJsonBlock(stateElementId, store.getState()),
  };
}

/** Puts a rendered page into the built `index.html`, at the marks that it has for it. */
export function fillTemplate(template: string, { head, html, state }: RenderedPage): string {
  return template
    .replace(/<!--page-head-->[^]*?<!--\/page-head-->/, () => head)
    .replace('<!--page-->', () => html)
    .replace('<!--page-state-->', () => state);
}
