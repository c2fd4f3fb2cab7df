/**
 * Lists each file of src/ with a function that runs between a tap on 'Good' and the end of its saving. Uses V8's
 * coverage, in a build that keeps the files apart.
 */
import fs from 'node:fs';
import path from 'node:path';
import { chromium, type CDPSession } from '@playwright/test';
import webpack from 'webpack';
import { startLinehaul } from '../e2e/support/startLinehaul';
import { chromiumFlags, ensureChromium } from '../tools/machine/browser';
import { cache, dist } from '../tools/machine/paths';
import { browserConfig } from '../tools/webpack/browser';
import { openReport } from './checklist/subjects';

const built = path.join(cache, 'tapFiles');

/** Builds the site with each module as a separate function that has the name of its file. */
async function buildSite(): Promise<void> {
  fs.cpSync(dist, built, { recursive: true });
  const config = browserConfig({ mode: 'production', output: built });
  config.optimization = { ...config.optimization, minimize: false, concatenateModules: false };
  config.optimization.moduleIds = 'named';
  await new Promise<void>((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
}

function fileAt(script: string, offset: number): string | undefined {
  const heading = /^\/\*\*\*\/ "([^"]+)"/gm;
  const headings = [...script.slice(0, offset).matchAll(heading)];
  return headings.at(-1)?.[1];
}

/** Lists the files with functions that have run since the last call. */
async function filesThatRan(session: CDPSession): Promise<string[]> {
  const { result } = await session.send('Profiler.takePreciseCoverage');
  const files = new Set<string>();
  for (const { scriptId, functions } of result) {
    const { scriptSource } = await session.send('Debugger.getScriptSource', { scriptId });
    for (const { ranges } of functions) {
      const [range] = ranges;
      const file = range?.count ? fileAt(scriptSource, range.startOffset) : undefined;
      if (file?.startsWith('./src/')) files.add(file);
    }
  }
  return [...files].sort();
}

async function main(): Promise<void> {
  await buildSite();
  const server = await startLinehaul({ dist: built, environment: { SEED: 'site' } });
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: chromiumFlags(),
  });
  try {
    const { page } = await openReport(browser, server.url);
    const session = await page.context().newCDPSession(page);
    await session.send('Debugger.enable');
    await session.send('Profiler.enable');
    await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    const marks = page.locator('.mark-good');
    // Leaves out the first tap and what follows the opening.
    await marks.nth(3).tap();
    await page.waitForTimeout(5000);
    await filesThatRan(session);
    await marks.nth(4).tap();
    // Waits for the mark to reach the disk.
    await page.waitForTimeout(1000);
    const files = await filesThatRan(session);
    console.log(files.join('\n'));
    console.log(`A tap passes ${files.length} files.`);
  } finally {
    await browser.close();
    await server.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
