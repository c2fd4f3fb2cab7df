import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/**
 * The report's own markup and styles, so that layout and paint cost the browser the same on both
 * pages.
 */
interface Looks {
  readonly css: string;
  readonly main: string;
}

/**
 * Copies the report's current markup and styles. The styles come from the CSSOM, where the product
 * inserts them.
 */
export async function looksOf(report: Page): Promise<Looks> {
  return report.evaluate(() => ({
    css: [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .map((rule) => rule.cssText)
      .join('\n'),
    main: document.querySelector('main')?.outerHTML ?? '',
  }));
}

/** Opens the baseline page, which has the report as plain DOM (plain.js), not mounted yet. */
export async function openPlainReport(page: Page, { css, main }: Looks): Promise<void> {
  const script = await readFile(join(__dirname, 'plain.js'), 'utf8');
  await page.setContent(`<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
    <style>${css}</style><button id="mount">Mount</button><div id="place"></div>
    <template>${main}</template><script>${script}</script>`);
}
