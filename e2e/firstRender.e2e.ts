import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { startLinehaul } from './support/startLinehaul';
import { expect, test } from './support/test';

/** Public pages show their content at once and lose no early input when they hydrate. */
const pages = [
  { path: '/', heading: 'Freight that keeps its word', later: 'What we haul, and how' },
  { path: '/drivers', heading: 'Drive for people who know your name', later: 'First name' },
  { path: '/shippers', heading: '', later: 'Get instant quote' },
];

function watchProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  return problems;
}

/** Delays all scripts by `ms` after the first request for one, as a slow network does. */
async function delayScripts(page: Page, ms: number): Promise<void> {
  let arrival: Promise<void> | undefined;
  await page.route('**/*.js', async (route) => {
    arrival ??= new Promise((resolve) => setTimeout(resolve, ms));
    await arrival;
    await route.continue();
  });
}

/** Waits until the page is hydrated. */
async function becomesLive(page: Page): Promise<void> {
  await expect(page.locator('#root')).toHaveAttribute('data-live', '', { timeout: 20_000 });
}

/** Counts navigations. A form submitted by the browser itself would cause one. */
function countNavigations(page: Page): () => number {
  let navigations = 0;
  page.on('request', (request) => (navigations += request.isNavigationRequest() ? 1 : 0));
  return () => navigations;
}

for (const { path, heading, later } of pages) {
  test(`${path} has its content, title and description in the HTML`, async ({
    request,
    isMobile,
  }) => {
    test.skip(isMobile, 'the same HTML');
    let html = '';
    // A server that has just started may send the empty page until its first render is done.
    await expect(async () => {
      html = await (await request.get(path)).text();
      expect(html).toContain(later);
    }).toPass();
    expect(html).toContain(heading);
    expect(html).toMatch(/<title>[^<]+Linehaul|<title>Linehaul[^<]+/);
    expect(html).toMatch(/<meta name="description" content="[^"]{40,}/);
    expect(html).toContain('property="og:title"');
    expect(html).not.toContain('Loading...');
  });

  test(`${path} hydrates without a warning or an error`, async ({ page }) => {
    const problems = watchProblems(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.mouse.move(200, 300);
    await page.waitForTimeout(1500);
    expect(problems).toEqual([]);
  });
}

test("the content security policy allows the page's one inline script by its hash", async ({
  request,
  isMobile,
}) => {
  test.skip(isMobile, 'the same headers');
  const answer = await request.get('/');
  const scripts = [...(await answer.text()).matchAll(/<script>([^]*?)<\/script>/g)];
  expect(scripts).toHaveLength(1);
  const hash = createHash('sha256')
    .update(scripts[0]?.[1] ?? '')
    .digest('base64');
  expect(answer.headers()['content-security-policy']).toContain(
    `script-src 'self' 'sha256-${hash}';`,
  );
});

test('a tap on a button before the scripts arrive acts once after they arrive', async ({
  page,
}) => {
  await delayScripts(page, 3000);
  await page.goto('/shippers', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Get instant quote' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const dialog = page.getByRole('dialog', { name: 'Shippers Application' });
  await expect(dialog).toBeVisible({ timeout: 20_000 });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await page.waitForTimeout(500);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a press that is not the first touch of the page acts too', async ({ page }) => {
  await delayScripts(page, 3000);
  await page.goto('/shippers', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).click();
  await page.getByRole('button', { name: 'Get instant quote' }).click();
  await expect(page.getByRole('dialog', { name: 'Shippers Application' })).toBeVisible({
    timeout: 20_000,
  });
});

test('a button that the keyboard focus only passes does not act', async ({ page }) => {
  await delayScripts(page, 3000);
  await page.goto('/shippers', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Get instant quote' }).focus();
  await becomesLive(page);
  await page.waitForTimeout(300);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const way of ['by its button', 'by Enter'] as const) {
  test(`a form filled in and submitted ${way} before the scripts arrive is sent once`, async ({
    page,
  }) => {
    const sent: unknown[] = [];
    await page.route('**/api/driver/form/', async (route) => {
      sent.push(route.request().postDataJSON());
      await route.continue();
    });
    await delayScripts(page, 3000);
    const navigations = countNavigations(page);
    await page.goto('/drivers', { waitUntil: 'commit' });
    await page.getByLabel('First name').first().click();
    await page.keyboard.type('Dana');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Miles');
    if (way === 'by Enter') await page.keyboard.press('Enter');
    else await page.getByRole('button', { name: 'Send application' }).click();
    await expect(page.getByLabel('First name').first()).toHaveValue('Dana');
    await expect(page.getByText('Your information is sent')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByLabel('First name').first()).toHaveValue('');
    expect(sent).toMatchObject([{ first_name: 'Dana', last_name: 'Miles' }]);
    expect(navigations()).toBe(1);
    expect(new URL(page.url()).search).toBe('');
  });
}

test('text typed into the driver form before the scripts arrive is kept', async ({ page }) => {
  await delayScripts(page, 3000);
  await page.goto('/drivers', { waitUntil: 'commit' });
  const firstName = page.getByLabel('First name').first();
  await firstName.fill('Dana');
  await becomesLive(page);
  await expect(firstName).toHaveValue('Dana');
});

test('with PUBLIC_URL each page names its canonical address and the sitemap lists it', async ({
  request,
  isMobile,
}) => {
  test.skip(isMobile, 'the same HTML');
  const own = await startLinehaul({ environment: { PUBLIC_URL: 'https://linehaul.example' } });
  try {
    const html = await (await request.get(`${own.url}/drivers`)).text();
    expect(html).toContain('<link rel="canonical" href="https://linehaul.example/drivers">');
    expect(html).toContain('"@type":"Organization"');
    expect(await (await request.get(`${own.url}/robots.txt`)).text()).toContain(
      'Sitemap: https://linehaul.example/sitemap.xml',
    );
    const sitemap = await (await request.get(`${own.url}/sitemap.xml`)).text();
    expect(sitemap).toContain('<loc>https://linehaul.example/shippers</loc>');
  } finally {
    await own.stop();
  }
});

test('an API host that hangs leaves rendering to the browser, within the time limit', async ({
  request,
  isMobile,
}) => {
  test.skip(isMobile, 'the same HTML');
  const hanging = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(hanging, 'listening');
  const { port } = hanging.address() as AddressInfo;
  const own = await startLinehaul({ environment: { API_HOST: `http://127.0.0.1:${port}` } });
  try {
    const html = await (await request.get(`${own.url}/`)).text();
    expect(html).toContain('<div id="root"><!--page--></div>');
    expect(html).toContain(`"apiHost":"http://127.0.0.1:${port}"`);
  } finally {
    await own.stop();
    hanging.closeAllConnections();
    hanging.close();
  }
});
