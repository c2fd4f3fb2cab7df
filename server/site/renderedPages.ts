import { LRUCache } from 'lru-cache';
import type { Render } from '@/app/render';
import { publicRoutes } from '@/contract/routes';
import { makeStoredResponse } from '../platform/storedResponse';
import { isScreen, type CurrentShell, type Page, type PageMaker } from './pages';
import type { RenderEntry } from './renderEntry';

interface Options {
  render: Render;
  fillTemplate: RenderEntry['fillTemplate'];
  shell: CurrentShell;
  /** Makes the pages that the server does not render. */
  inBrowser: PageMaker;
  /** The time limit for a render in ms. */
  timeLimit?: number;
  /** How long a page is served without a new render, in ms. The same applies to its last version after a failed render. */
  freshFor?: number;
  now?: () => number;
  onError: (error: unknown) => void;
}

/**
 * How old a page may be, in ms, to be served during the next render. For an older page, visitors wait for the render,
 * so that a deleted comment is gone after ten seconds.
 */
const oldest = 10_000;
/** How old a page may be, in ms, to be served while no content call gets a response. */
const oldestWhileFailing = 10 * 60_000;

/**
 * Brotli's quality. Compared with quality 6, pages are a tenth smaller, and the longest page takes 27 ms instead of 2
 * ms.
 */
const pageQuality = 10;

interface Kept {
  page: Page;
  /** When the page's render started. The content is at least that recent. */
  since: number;
}

type Pages = LRUCache<string, Kept>;

/**
 * Renders public pages, caches them for seconds, and drops them when the content changes. A section whose call failed
 * shows its error text. While no call gets a response, serves the last pages for ten minutes
 * (docs/decisions/0004-readings.md).
 */
export class RenderedPages {
  private pages: Pages;
  /** When each page's renders started to fail, in ms since 1970. */
  private failing = new Map<string, number>();

  constructor(private readonly options: Options) {
    this.pages = this.noPages();
  }

  /** Drops all pages after a change of content. A render in progress stores its page in the discarded cache. */
  drop(): void {
    this.pages = this.noPages();
    this.failing = new Map();
  }

  /** Returns when the first of the failing pages started to fail, in ms since 1970; null while all succeed. */
  failingSince(): number | null {
    return this.failing.size > 0 ? Math.min(...this.failing.values()) : null;
  }

  /**
   * Makes the page at a path, rendered on the server if it is public and its render succeeds. Never rejects because of
   * a failed render.
   */
  make: PageMaker = async (path) => {
    if (!(await this.isRendered(path))) return this.options.inBrowser(path);
    const kept = this.pages.get(path) ?? (await this.renewInTime(path));
    return kept && this.age(kept) < oldestWhileFailing ? kept.page : this.options.inBrowser(path);
  };

  /** Renders all public pages, so the first visitors need not wait. Does not reject if a render fails. */
  async renderAll(): Promise<void> {
    for (const path of publicRoutes) {
      if (await this.isRendered(path)) await this.pages.fetch(path);
    }
  }

  private async isRendered(path: string): Promise<boolean> {
    return publicRoutes.includes(path) && isScreen(path, (await this.options.shell()).settings);
  }

  private get freshFor(): number {
    return this.options.freshFor ?? 5000;
  }

  private now(): number {
    return (this.options.now ?? Date.now)();
  }

  private age({ since }: Kept): number {
    return this.now() - since;
  }

  private noPages(): Pages {
    return new LRUCache({
      max: publicRoutes.length,
      ttl: this.freshFor,
      ttlResolution: 0,
      perf: { now: () => this.now() },
      noDeleteOnStaleGet: true,
      // Lets an overdue render continue and fill the cache, although visitors no longer wait for it.
      ignoreFetchAbort: true,
      allowStaleOnFetchAbort: true,
      fetchMethod: (path, last, fetcher) => this.renew(path, last, fetcher),
    });
  }

  /**
   * Renders a page. Returns the last version if visitors may get it in the meantime, or if the render takes too long.
   */
  private renewInTime(path: string): Promise<Kept | undefined> {
    const last = this.pages.peek(path, { allowStale: true });
    return this.pages.fetch(path, {
      allowStale: last !== undefined && this.age(last) < oldest,
      signal: AbortSignal.timeout(this.options.timeLimit ?? 2000),
    });
  }

  /**
   * Renders a page again. Never rejects: after a failure, the cache keeps the last page as long as it would keep a new
   * one.
   */
  private async renew(
    path: string,
    last: Kept | undefined,
    { signal, options }: LRUCache.FetcherOptions<string, Kept>,
  ): Promise<Kept | undefined> {
    const { failing } = this;
    const fail = (error: unknown) => {
      if (!failing.has(path)) failing.set(path, this.now());
      this.options.onError(error);
    };
    const beOverdue = () => fail(new Error(`${path} took too long to render`));
    signal.addEventListener('abort', beOverdue);
    try {
      const kept = await this.render(path);
      failing.delete(path);
      // The lifetime starts now, and a lifetime of 0 would never end.
      options.ttl = Math.max(1, this.freshFor - this.age(kept));
      return kept;
    } catch (error) {
      fail(error);
      return last;
    } finally {
      signal.removeEventListener('abort', beOverdue);
    }
  }

  private async render(path: string): Promise<Kept> {
    const { render, fillTemplate, shell } = this.options;
    const since = this.now();
    const { html: template, settings } = await shell();
    const rendered = await render(path, { settings });
    if (!rendered.isAnswered) throw new Error(`no call for the content of ${path} got a response`);
    const html = fillTemplate(template, rendered);
    const response = await makeStoredResponse('text/html; charset=utf-8', html, pageQuality);
    return { since, page: { status: 200, response } };
  }
}
