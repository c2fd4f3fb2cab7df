import type { createRender, fillTemplate, RenderedPage } from '../../src/app/render';
import { routes } from '../../src/contract/routes';
import { makeStoredAnswer } from '../http/storedAnswer';
import type { Page, PageMaker } from './pages';

/** What the built render entry (dist/render/render.js) exports. */
export interface RenderEntry {
  createRender: typeof createRender;
  fillTemplate: typeof fillTemplate;
}

interface Options {
  render: (url: string) => Promise<RenderedPage>;
  fillTemplate: RenderEntry['fillTemplate'];
  /** The built page, settings in place. */
  shell: string;
  /** Pages that are rendered in the browser: what is not public, and whatever could not be rendered in time. */
  inBrowser: PageMaker;
  /** How long a render may take before the visitor gets the shell, in ms. */
  timeLimit?: number;
  /** How long a rendered page is fresh, in ms; it is served while its successor is made. */
  freshFor?: number;
  now?: () => number;
  onError: (error: unknown) => void;
}

interface Kept {
  page: Promise<Page>;
  since: number;
  /** A render that has missed its time limit: nobody else waits for it. */
  isOverdue: boolean;
}

const renderedRoutes: ReadonlySet<string> = new Set([routes.home, routes.drivers, routes.shippers]);

/** Rendered public pages, kept for seconds and dropped when the content changes. */
export class RenderedPages {
  private kept = new Map<string, Kept>();

  constructor(private readonly options: Options) {}

  /** Forgets all pages: the content has changed. */
  drop(): void {
    this.kept = new Map();
  }

  /** The page at this path, rendered where that is to be and can be. Never rejects for a failed render. */
  make: PageMaker = async (path) => {
    if (!renderedRoutes.has(path)) return this.options.inBrowser(path);
    try {
      return await this.page(path);
    } catch (error) {
      this.options.onError(error);
      return this.options.inBrowser(path);
    }
  };

  private page(path: string): Promise<Page> {
    const { freshFor = 10_000, now = Date.now } = this.options;
    const kept = this.kept.get(path) ?? this.renew(path);
    if (kept.isOverdue) throw new Error(`${path} is still being rendered`);
    if (now() - kept.since >= freshFor) this.renewBehind(path, kept);
    return this.inTime(kept);
  }

  private renew(path: string): Kept {
    const { kept, options } = this;
    const fresh = { page: this.render(path), since: (options.now ?? Date.now)(), isOverdue: false };
    kept.set(path, fresh);
    fresh.page.then(
      () => (fresh.isOverdue = false),
      () => kept.delete(path),
    );
    return fresh;
  }

  /** The page before stays until its successor is ready; one that fails changes nothing. */
  private renewBehind(path: string, before: Kept): void {
    const { kept, options } = this;
    const now = options.now ?? Date.now;
    before.since = now();
    const page = this.render(path);
    page.then(
      () => kept.get(path) === before && kept.set(path, { page, since: now(), isOverdue: false }),
      options.onError,
    );
  }

  private async render(path: string): Promise<Page> {
    const { render, fillTemplate, shell } = this.options;
    const rendered = await render(path);
    if (!rendered.isComplete) throw new Error(`${path} was rendered without all of its content`);
    const html = fillTemplate(shell, rendered);
    return { status: 200, answer: await makeStoredAnswer('text/html; charset=utf-8', html) };
  }

  private inTime(kept: Kept): Promise<Page> {
    const { timeLimit = 2000 } = this.options;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        kept.isOverdue = true;
        reject(new Error('a page took too long to render'));
      }, timeLimit);
      kept.page.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  }
}
