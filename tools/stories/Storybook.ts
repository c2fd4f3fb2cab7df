import type { Page, Request } from '@playwright/test';
import { viewports, type ViewportName } from '../../.storybook/viewports';
import { missingLines, unexpectedLines, type ConsoleLine } from './consoleLines';
import { readStory, runStory } from './inStorybook';

function isViewport(name: string | undefined): name is ViewportName {
  return name !== undefined && Object.hasOwn(viewports, name);
}

/**
 * Longest time, in ms, that the report of a network error may take from the browser to this
 * process.
 */
const lineDelay = 5_000;

/**
 * Storybook's preview in one page, which shows one story after another. That is four times as fast
 * as a page for each.
 */
export class Storybook {
  private lines: ConsoleLine[] = [];
  /** The page's requests that have no response yet. */
  readonly pending = new Set<Request>();

  private constructor(
    readonly page: Page,
    private readonly url: string,
  ) {
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      this.lines.push({ text: message.text(), url: message.location().url });
    });
    page.on('pageerror', ({ message }) => {
      this.lines.push({ text: message, url: '' });
    });
    page.on('request', (request) => this.pending.add(request));
    page.on('requestfinished', (request) => this.pending.delete(request));
    page.on('requestfailed', (request) => this.pending.delete(request));
  }

  static async open(page: Page, url: string): Promise<Storybook> {
    const storybook = new Storybook(page, url);
    await storybook.load();
    return storybook;
  }

  private async load(): Promise<void> {
    await this.page.goto(`${this.url}/iframe.html?viewMode=story`);
    await this.page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
    await this.page.evaluate(() => window.__STORYBOOK_PREVIEW__.ready());
  }

  /** Shows a story at its width and resolves with its problems. */
  async problemsOf(storyId: string): Promise<string[]> {
    const { network, viewport } = await this.page.evaluate(readStory, storyId);
    const { width, height } = viewports[isViewport(viewport) ? viewport : 'desktop'];
    const shown = this.page.viewportSize();
    if (shown?.width !== width || shown.height !== height)
      await this.page.setViewportSize({ width, height });
    this.lines = [];
    const problems = await this.page.evaluate(runStory, storyId);
    const missing = await this.missing(network);
    const all = [
      ...problems,
      ...unexpectedLines(this.lines, network),
      ...missing.map((line) => `declared network line did not come: ${line}`),
    ];
    // A story that failed may still be running. Storybook would reload the page under the next story. A request
    // that remains pending fails after five minutes, in whichever story is shown then.
    if (all.length > 0 || this.pending.size > 0) await this.load();
    return all;
  }

  private async missing(network: readonly string[]): Promise<string[]> {
    const deadline = Date.now() + lineDelay;
    while (missingLines(this.lines, network).length > 0 && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return missingLines(this.lines, network);
  }
}
