import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../domain/Services';
import { rememberedSanitize } from '../domain/content/sanitizeText';
import { getPublicSettings, type ServerSettings } from '../platform/settings/settings';
import { currentShells } from './companyShell';
import { shellPages, type PageMaker } from './pages';
import { previewMaker, type PreviewMaker } from './previews';
import { RenderedPages } from './renderedPages';
import type { RenderEntry } from './renderEntry';

export interface SiteOptions {
  settings: ServerSettings;
  /** Null if API_HOST names another backend. */
  api: Services | null;
  /** The built site's folder. The render entry is built next to it. */
  siteFolder: string;
  shell: string;
}

interface SitePages {
  makePage: PageMaker;
  /** Null if there are no previews. */
  makePreview: PreviewMaker | null;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** When public pages started to fail to render, in ms since 1970; null while all succeed. */
    pagesFailingSince?: () => number | null;
    /** Renders the public pages before the first visitor requests them. */
    renderPages?: () => Promise<void>;
  }
}

/** Any origin works, because calls to Linehaul's own API never leave the process. */
const ownOrigin = 'http://linehaul.internal';

/** Returns a fetch function that calls this server's own routes, so rendering needs no network. */
function fetchFromOwnApi(app: FastifyInstance): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const response = await app.inject({ method: 'GET', url: `${pathname}${search}` });
    return new Response(response.body, { status: response.statusCode });
  };
}

/** The time limit for one content call to another backend during a render, in ms. */
const callLimit = 1500;

const fetchInTime: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: AbortSignal.timeout(callLimit) });

/**
 * Opens the site's pages. If the render entry is built, the server renders the public pages. The browser renders all
 * others.
 */
export function openPages(app: FastifyInstance, options: SiteOptions): SitePages {
  const { settings, api, siteFolder } = options;
  const shell = currentShells(options.shell, settings, api);
  const entryFile = join(siteFolder, '..', 'render', 'render.js');
  if (!existsSync(entryFile)) {
    return { makePage: shellPages(shell), makePreview: null };
  }

  // The types apply, because the same build made this file and the server.
  const { createRender, fillHead, fillTemplate } = createRequire(entryFile)(
    entryFile,
  ) as RenderEntry;
  const inBrowser = shellPages(shell, fillHead);
  const render = createRender({
    settings: getPublicSettings(settings),
    sanitize: rememberedSanitize(settings.apiHost),
    ...(api
      ? { apiOrigin: ownOrigin, fetch: fetchFromOwnApi(app) }
      : { apiOrigin: settings.apiHost, fetch: fetchInTime }),
  });
  const onError = (error: unknown) => app.log.warn({ err: error }, 'a page cannot be rendered');
  const pages = new RenderedPages({ render, fillTemplate, shell, inBrowser, onError });
  api?.content.onChange(() => pages.drop());
  app.decorate('pagesFailingSince', () => pages.failingSince());
  app.decorate('renderPages', () => pages.renderAll());
  const makePreview =
    api && previewMaker({ queries: api.database.queries, render, fillTemplate, shell });
  return { makePage: pages.make, makePreview };
}
