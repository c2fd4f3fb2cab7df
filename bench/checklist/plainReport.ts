import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { serveStatic, type StaticServer } from '../../tools/start/staticServer';
import { clearAll } from './measure';

/**
 * Copies the report's current markup and styles, so that layout and paint cost the same on both pages. Reads the styles
 * from the CSSOM, where the product inserts them.
 */
async function readMarkupAndStyles(report: Page) {
  await report.locator('.mark-defective').first().tap();
  await report.getByText('Add photo').waitFor();
  const defect = await report.evaluate(() =>
    [...document.querySelectorAll('.item:first-child > :not(.item-line)')]
      .map(({ outerHTML }) => outerHTML)
      .join(''),
  );
  await clearAll(report);
  const looks = await report.evaluate(() => ({
    css: [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .map((rule) => rule.cssText)
      .join('\n'),
    main: document.querySelector('main')?.outerHTML ?? '',
  }));
  return { ...looks, defect };
}

export async function servePlainReport(report: Page): Promise<StaticServer> {
  const { css, main, defect } = await readMarkupAndStyles(report);
  const script = await readFile(join(__dirname, 'plain.js'), 'utf8');
  const html = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
    <style>${css}</style><body><template id="report">${main}</template>
    <template id="defect">${defect}</template><script>${script}</script>`;
  return serveStatic(__dirname, {
    handle: (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
      return true;
    },
  });
}
