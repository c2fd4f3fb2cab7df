import type { Page, Request } from '@playwright/test';
import { viewports, type ViewportName } from '../../.storybook/viewports';
import { missingLines, unexpectedLines, type ConsoleLine } from './consoleLines';
import { readStory, runStory } from './inStorybook';

function isViewport(name: string | undefined): name is ViewportName {
  return name !== undefined && Object.hasOwn(viewports, name);
}

/** The maximum time in ms that a network error's console line takes to reach this process. */
const lineDelay = 5_000;

/**
 * Storybook's preview in a single page, which shows one story after another. This is four times as fast as one page per
 * story.
 */
export class Storybook {
  private lines: ConsoleLine[] = [];
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

  async findStoryProblems(storyId: string): Promise<string[]> {
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
    // Loads Storybook again after a failure, because the story may still be running and would make Storybook reload
    // during the next story. A pending request would fail after five minutes, during another story.
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
