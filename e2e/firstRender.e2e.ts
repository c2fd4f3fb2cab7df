import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { holdRequests } from './support/holdRequests';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const pages = [
  { path: '/', heading: 'Freight that keeps its word', later: 'What we haul, and how' },
  { path: '/drivers', heading: 'Drive for people who know your name', later: 'First name' },
  { path: '/shippers', heading: '', later: 'Get instant quote' },
];

const holdScripts = (page: Page, which = /\.js$/) => holdRequests(page, which);

/** Waits for the rendered page, because a server that has just started sends an empty page. */
async function isRendered(page: Page, path: string, text: string): Promise<void> {
  await expect.poll(async () => (await page.request.get(path)).text()).toContain(text);
}

test('a form keeps its text, focus and cursor position from before hydration, even if a browser extension added nodes to the page', async ({
  page,
}) => {
  await isRendered(page, '/drivers', 'First name');
  const release = await holdScripts(page);
  await page.goto('/drivers', { waitUntil: 'commit' });
  const firstName = page.getByLabel('First name');
  await firstName.fill('Dana');
  await page.getByLabel('Last name').pressSequentially('Miles');
  await page.getByLabel('Last name').press('ArrowLeft');
  await page.evaluate(() => {
    const label = document.querySelector('input[name="first_name"]')?.closest('form');
    label?.prepend(document.createElement('grammarly-extension'));
  });
  release();
  await expect(page.locator('[data-live]')).toBeAttached();
  await expect(page.locator('grammarly-extension')).toHaveCount(0);
  await expect(firstName).toHaveValue('Dana');
  await expect(page.getByLabel('Last name')).toBeFocused();
  await page.keyboard.type('-');
  await expect(page.getByLabel('Last name')).toHaveValue('Mile-s');
});

/** Counts navigations, which reveal that the browser submitted a form without the scripts. */
function countNavigations(page: Page): () => number {
  let navigations = 0;
  page.on('request', (request) => (navigations += request.isNavigationRequest() ? 1 : 0));
  return () => navigations;
}

for (const { path, heading, later } of pages) {
  test(`the HTML of ${path} has the page's content, title and description`, async ({ page }) => {
    await isRendered(page, path, later);
    const html = await (await page.request.get(path)).text();
    expect(html).toContain(heading);
    expect(html).toMatch(/<title>[^<]+Linehaul|<title>Linehaul[^<]+/);
    expect(html).toMatch(/<meta name="description" content="[^"]{40,}/);
    expect(html).toContain('property="og:title"');
    expect(html).not.toContain('Loading...');
  });
}

test("the content security policy allows the page's one inline script by its hash", async ({
  request,
}) => {
  const response = await request.get('/');
  const scripts = [...(await response.text()).matchAll(/<script>([^]*?)<\/script>/g)];
  expect(scripts).toHaveLength(1);
  const hash = createHash('sha256')
    .update(scripts[0]?.[1] ?? '')
    .digest('base64');
  expect(response.headers()['content-security-policy']).toContain(
    `script-src 'self' 'sha256-${hash}';`,
  );
});

test('a button pressed before the scripts arrive takes effect exactly once after they arrive', async ({
  page,
}) => {
  await isRendered(page, '/shippers', 'Get instant quote');
  const release = await holdScripts(page);
  await page.goto('/shippers', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).click();
  const button = page.getByRole('button', { name: 'Get instant quote' });
  await button.click();
  await expect(page.locator('button[aria-busy="true"]')).toHaveText('Get instant quote');
  await expect(
    page.getByRole('status').filter({ hasText: 'The page is still loading.' }),
  ).toBeAttached();
  // Moving the focus to another button must not press that button.
  await page.getByRole('button', { name: 'Get in touch with us' }).focus();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  const dialog = page.getByRole('dialog', { name: 'Shippers Application' });
  await expect(dialog).toBeVisible();
  await expect(page.locator('button[aria-busy="true"]')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the scripts of the app and of the page are requested together, before a picture below the first screen', async ({
  page,
}) => {
  await isRendered(page, '/', 'What we haul, and how');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const release = await holdScripts(page, /\/assets\/(?!main)[^/]*\.js$/);
  await page.goto('/');
  const place = (file: RegExp) => requested.findIndex((path) => file.test(path));
  const app = /assets\/app\./;
  const home = /assets\/page-home\./;
  await expect.poll(() => Math.min(place(app), place(home))).toBeGreaterThan(-1);
  release();
  const picture = /features-driver/;
  await expect.poll(() => place(picture)).toBeGreaterThan(-1);
  expect(place(picture)).toBeGreaterThan(Math.max(place(app), place(home)));
});

test('a form filled in and sent with Enter before the scripts arrive is sent once, with its text, after they arrive', async ({
  page,
}) => {
  await isRendered(page, '/drivers', 'First name');
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/driver/form/')) sent.push(request.postDataJSON());
  });
  const release = await holdScripts(page);
  const navigations = countNavigations(page);
  await page.goto('/drivers', { waitUntil: 'commit' });
  await page.getByLabel('First name').click();
  await page.keyboard.type('Dana');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Miles');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('First name')).toHaveValue('Dana');
  expect(sent).toEqual([]);
  release();
  await expect(page.getByText('Your information is sent')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('');
  expect(sent).toMatchObject([{ first_name: 'Dana', last_name: 'Miles' }]);
  expect(navigations()).toBe(1);
  expect(new URL(page.url()).search).toBe('');
});
