import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Api } from '../Api';
import { publicSettingsOf } from '../settings/settings';
import type { ServerSettings } from '../settings/settings';
import { fetchFromOwnApi, ownOrigin } from './ownApi';
import { shellPages } from './pages';
import type { PageMaker } from './pages';
import { RenderedPages } from './renderedPages';
import type { RenderEntry } from './renderedPages';

export interface SiteOptions {
  settings: ServerSettings;
  /** Null when API_HOST names another backend. */
  api: Api | null;
  /** Folder of the built site; the render entry is built beside it. */
  siteFolder: string;
  /** The built page, settings in place. */
  shell: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Since when a public page cannot be rendered, in ms since 1970; null while all can. */
    pagesFailingSince?: () => number | null;
  }
}

/** How long a foreign API may take to answer one content call of a render, in ms. */
const callLimit = 1500;

const fetchInTime: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: AbortSignal.timeout(callLimit) });

/** The site's pages: the public ones rendered here where the render entry is built, the others in the browser. */
export function openPages(app: FastifyInstance, options: SiteOptions): PageMaker {
  const { settings, api, siteFolder, shell } = options;
  const inBrowser = shellPages(shell);
  const entryFile = join(siteFolder, '..', 'render', 'render.js');
  if (!existsSync(entryFile)) return inBrowser;

  // Built by the same build as this program: its types are the source's.
  const { createRender, fillTemplate } = createRequire(entryFile)(entryFile) as RenderEntry;
  const render = createRender({
    settings: publicSettingsOf(settings),
    ...(api
      ? { apiOrigin: ownOrigin, fetch: fetchFromOwnApi(app) }
      : { apiOrigin: settings.apiHost, fetch: fetchInTime }),
  });
  const onError = (error: unknown) => app.log.warn({ err: error }, 'a page cannot be rendered');
  const pages = new RenderedPages({ render, fillTemplate, shell, inBrowser, onError });
  api?.content.onChange(() => pages.drop());
  app.decorate('pagesFailingSince', () => pages.failingSince());
  return pages.make;
}
