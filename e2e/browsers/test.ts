import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test as base } from '@playwright/test';
import type { BrowserName } from '../../tools/machine/otherBrowsers';
import { freePort } from '../../tools/machine/port';
import { startLinehaul, type Linehaul } from '../support/startLinehaul';
import { Page } from './page';
import { startBrowser } from './startBrowser';

export { expect } from '@playwright/test';

export interface BrowserOptions {
  engine: BrowserName;
}

interface ForEachTest {
  visit: Page;
  server: Server;
}

class Server {
  private running: Linehaul | null = null;

  constructor(
    private readonly port: number,
    private readonly dataDir: string,
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    this.running = await startLinehaul({ port: this.port, dataDir: this.dataDir });
  }

  async stop(): Promise<void> {
    await this.running?.stop();
    this.running = null;
  }
}

export const test = base.extend<ForEachTest & BrowserOptions>({
  engine: ['firefox', { option: true }],
  server: async ({}, use) => {
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'linehaul-browsers-'));
    const server = new Server(await freePort(), dataDir);
    await server.start();
    await use(server);
    await server.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  },
  visit: async ({ engine, server }, use, info) => {
    const { driver, stop } = await startBrowser(engine);
    try {
      await driver
        .manage()
        .window()
        .setRect({ width: 1440, height: 900 })
        .catch(() => undefined);
      await use(new Page(driver, server.url));
      if (info.status !== info.expectedStatus) {
        const picture = Buffer.from(await driver.takeScreenshot(), 'base64');
        fs.mkdirSync(info.outputDir, { recursive: true });
        fs.writeFileSync(info.outputPath('screenshot.png'), picture);
      }
    } finally {
      await stop();
    }
  },
});
