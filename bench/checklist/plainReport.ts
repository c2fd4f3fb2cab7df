import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** The report's own markup and styles, so that both pages cost the browser the same to lay out and paint. */
interface Looks {
  readonly css: string;
  readonly main: string;
}

/** Reads what the report shows just now. Styles come from the object model: the product inserts them there. */
export async function looksOf(report: Page): Promise<Looks> {
  return report.evaluate(() => ({
    css: [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .map((rule) => rule.cssText)
      .join('\n'),
    main: document.querySelector('main')?.outerHTML ?? '',
  }));
}

/** Opens the baseline page: the report as plain DOM (plain.js), not yet mounted. */
export async function openPlainReport(page: Page, { css, main }: Looks): Promise<void> {
  const script = await readFile(join(__dirname, 'plain.js'), 'utf8');
  await page.setContent(`<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
    <style>${css}</style><button id="mount">Mount</button><div id="place"></div>
    <template>${main}</template><script>${script}</script>`);
}
