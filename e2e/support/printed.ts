import type { Page } from '@playwright/test';

/** Returns the number of printed pages in US letter format. */
export async function printedPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'Letter', preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

export async function printedText(page: Page): Promise<string> {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const text = await page.evaluate(() => document.body.innerText);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });
  return text;
}
