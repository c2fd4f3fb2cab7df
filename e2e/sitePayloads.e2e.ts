import { expect, test as base } from './support/test';
import { json, test as scripted } from './support/scriptedSite';
import { startLinehaul } from './support/startLinehaul';
import { contentResponses } from '@/testing/msw/contentHandlers';
import { mergeTests } from '@playwright/test';

// @only-all: the sanitizer's unit tests and the server tests also reject hostile text.

const test = mergeTests(base, scripted);

const payloads = [
  '<script>window.ran = 1</script>',
  '<img src="/media/none.jpg" onerror="window.ran = 2">',
  '<a id="trap" href="javascript:window.ran=3">prices</a>',
  '<iframe srcdoc="<script>parent.ran = 4</script>"></iframe>',
  '<meta http-equiv="refresh" content="0;url=/shippers">',
  '<base href="https://evil.test/">',
  '<style>main { display: none }</style>',
  '<form action="https://evil.test"><input name="password"><button>Log in</button></form>',
  '<svg onload="window.ran = 5"><animate onbegin="window.ran = 6" attributeName="x" dur="1s"/></svg>',
  '<details open ontoggle="window.ran = 7">x</details>',
  '<table><tr><td>Lane</td><td>Rate</td></tr></table>',
  '<p>Unclosed <b>and <i>crossed</b> tags</i><ul><li>one<li>two',
];

test('hostile rich text from the office runs no script and adds no frame, form or style, whether the server or the browser renders it', async ({
  page,
  site,
}) => {
  const services_text = `<h2>Freight</h2>${payloads.join('')}`;
  site.respond('about', json({ ...contentResponses.about, services_text }));
  const own = await startLinehaul({ environment: { API_HOST: site.url } });
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (/hydrat|did not match|Minified React/i.test(message.text())) problems.push(message.text());
  });
  page.on('dialog', (dialog) => problems.push(dialog.message()));
  try {
    await expect
      .poll(async () => (await page.request.get(`${own.url}/`)).text())
      .toContain('Unclosed');
    for (const origin of [own.url, site.url]) {
      await page.goto(`${origin}/`);
      await expect(page.locator('#root')).toHaveAttribute('data-live', '');
      const about = page.locator('#about');
      await expect(about.getByRole('cell', { name: 'Lane' })).toBeVisible();
      await expect(about.getByText('crossed')).toBeVisible();
      await expect(
        about.locator('script, iframe, form, input, svg, style, meta, base'),
      ).toHaveCount(0);
      await about.getByText('prices').click();
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
      expect(page.url()).toBe(`${origin}/`);
    }
    expect(problems).toEqual([]);
  } finally {
    await own.stop();
    site.reset();
  }
});
