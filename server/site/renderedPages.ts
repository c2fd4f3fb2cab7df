import type { Render } from '@/app/render';
import { publicRoutes } from '@/contract/routes';
import { makeStoredResponse } from '../platform/storedResponse';
import { isScreen, type CurrentShell, type Page, type PageMaker } from './pages';
import type { RenderEntry } from './renderEntry';

interface Options {
  render: Render;
  fillTemplate: RenderEntry['fillTemplate'];
  shell: CurrentShell;
  /**
   * Makes pages that the browser renders: those that are not public, and those that could not be
   * rendered in time.
   */
  inBrowser: PageMaker;
  /** Time limit of a render in ms; after that the visitor gets the shell. */
  timeLimit?: number;
  /** Time in ms before a page is rendered again, after a success or a failure. */
  freshFor?: number;
  now?: () => number;
  onError: (error: unknown) => void;
}

/**
 * The age in ms up to which a page is served while the next one is rendered. For an older page,
 * visitors wait until it is replaced.
 */
const oldest = 60_000;
/** The age in ms up to which a page is served if it cannot be rendered again. */
const oldestWhileFailing = 24 * 3_600_000;

/**
 * Brotli's quality. Pages are a tenth smaller than with 6, and the longest takes 27 ms instead of
 * 2.
 */
const pageQuality = 10;

/** A rendered page. */
interface Kept {
  page: Page;
  /** The time when its render began. Its content is at least as old. */
  since: number;
}

interface State {
  /** The last page that was rendered. */
  last: Kept | null;
  attempt: Attempt | null;
  /** The times of the first and the latest failed attempt since `last`; null if none failed. */
  failed: { first: number; latest: number } | null;
}

/** A render in progress. */
interface Attempt {
  kept: Promise<Kept>;
  /** Whether the render has exceeded its time limit. No other visitor waits for an overdue one. */
  isOverdue: boolean;
}

/**
 * Renders public pages, keeps them for seconds, and drops them when the content changes. While the
 * API fails, serves the last good page for up to a day.
 */
export class RenderedPages {
  private states = new Map<string, State>();

  constructor(private readonly options: Options) {}

  /** Drops all pages, since the content has changed. */
  drop(): void {
    this.states = new Map();
  }

  /** When a page's renders began to fail, in ms since 1970; null while all succeed. */
  failingSince(): number | null {
    const failing = [...this.states.values()].flatMap(({ failed }) => failed?.first ?? []);
    return failing.length > 0 ? Math.min(...failing) : null;
  }

  /**
   * Makes the page at this path, on the server if it is public and can be rendered. Never rejects
   * because of a failed render.
   */
  make: PageMaker = async (path) => {
    if (!(await this.isRendered(path))) return this.options.inBrowser(path);
    const state = this.stateOf(path);
    const { last } = state;
    const age = last ? this.now() - last.since : Infinity;
    if (last && age < oldestWhileFailing && this.isSettled(state, age)) return last.page;

    const attempt = state.attempt ?? this.renew(path, state);
    if (last && age < oldest) return last.page;
    const page = await this.inTime(attempt, path, state);
    return page ?? (last && age < oldestWhileFailing ? last.page : this.options.inBrowser(path));
  };

  /** Renders all public pages, so that the first visitors need not wait. Never rejects. */
  async renderAll(): Promise<void> {
    for (const path of publicRoutes) {
      // A failure has already been reported.
      if (await this.isRendered(path))
        await this.renew(path, this.stateOf(path)).kept.catch(() => {});
    }
  }

  private async isRendered(path: string): Promise<boolean> {
    return publicRoutes.includes(path) && isScreen(path, (await this.options.shell()).settings);
  }

  private now(): number {
    return (this.options.now ?? Date.now)();
  }

  private stateOf(path: string): State {
    const state = this.states.get(path) ?? { last: null, attempt: null, failed: null };
    this.states.set(path, state);
    return state;
  }

  /** Whether it is too soon to render again. */
  private isSettled({ failed }: State, age: number): boolean {
    const { freshFor = 10_000 } = this.options;
    return age < freshFor || (failed !== null && this.now() - failed.latest < freshFor);
  }

  private renew(path: string, state: State): Attempt {
    const attempt = { kept: this.render(path), isOverdue: false };
    state.attempt = attempt;
    attempt.kept
      .then(
        (kept) => {
          state.last = kept;
          state.failed = null;
        },
        (error: unknown) => this.fail(state, error),
      )
      .finally(() => (state.attempt = null));
    return attempt;
  }

  private fail(state: State, error: unknown): void {
    const now = this.now();
    state.failed = { first: state.failed?.first ?? now, latest: now };
    this.options.onError(error);
  }

  private async render(path: string): Promise<Kept> {
    const { render, fillTemplate, shell } = this.options;
    const since = this.now();
    const { html: template, settings } = await shell();
    const rendered = await render(path, { settings });
    if (!rendered.isComplete) throw new Error(`${path} was rendered without all of its content`);
    const html = fillTemplate(template, rendered);
    const response = await makeStoredResponse('text/html; charset=utf-8', html, pageQuality);
    return { since, page: { status: 200, response } };
  }

  /** Returns the attempt's page; null if it fails or takes too long. */
  private async inTime(attempt: Attempt, path: string, state: State): Promise<Page | null> {
    if (attempt.isOverdue) {
      this.fail(state, new Error(`${path} is still being rendered`));
      return null;
    }
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        attempt.isOverdue = true;
        this.fail(state, new Error(`${path} took too long to render`));
        resolve(null);
      }, this.options.timeLimit ?? 2000);
      attempt.kept
        .then(
          ({ page }) => resolve(page),
          () => resolve(null),
        )
        .finally(() => clearTimeout(timer));
    });
  }
}
