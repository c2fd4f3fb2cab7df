import type { Locator } from '@playwright/test';
import { expect, test } from './test';

// @only-all: takes up to a minute, and only a change to a specified text, limit or time breaks it.

/** These tests repeat the constants from section 9 of the specification as literals, lengths in px and times in ms. */

async function readCenter(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not visible.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('the map opens at zoom 4 around 37.09, -95.71, is 400 px high and zooms in to 18', async ({
  page,
  host,
}) => {
  await page.goto('/');
  const map = page.getByRole('region', { name: 'Locations' });
  // The map fetches its locations once it is near the window.
  await page.getByRole('heading', { name: 'Where we are' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Chicago' }).scrollIntoViewIfNeeded();
  expect((await map.boundingBox())?.height).toBe(400);
  const tiles = () =>
    host.received.flatMap(({ call }) => {
      const found = /^GET \/tiles\/(\d+)\/(\d+)\/(\d+)/.exec(call);
      return found ? [found.slice(1).map(Number)] : [];
    });
  await expect.poll(() => tiles().length).toBeGreaterThan(0);
  expect(new Set(tiles().map(([zoom]) => zoom))).toEqual(new Set([4]));
  // The Web Mercator projection in px. At zoom 4 the world is 16 tiles of 256 px wide.
  const project = (latitude: number, longitude: number) => ({
    x: ((longitude + 180) / 360) * 16 * 256,
    y: ((1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2) * 16 * 256,
  });
  const center = project(37.09, -95.71);
  expect(tiles().map(([, x, y]) => [x, y])).toContainEqual([
    Math.floor(center.x / 256),
    Math.floor(center.y / 256),
  ]);
  // Expects the marker where the projection puts Chicago, relative to the center of the map.
  const chicago = project(41.88, -87.63);
  const marker = await readCenter(page.getByRole('button', { name: 'Chicago' }));
  const middle = await readCenter(map);
  expect(Math.abs(marker.x - middle.x - (chicago.x - center.x))).toBeLessThan(3);
  expect(Math.abs(marker.y - middle.y - (chicago.y - center.y))).toBeLessThan(3);

  const zoomIn = page.getByRole('button', { name: 'Zoom in' });
  for (let zoom = 4; zoom < 20; zoom += 1) await zoomIn.click();
  await expect.poll(() => Math.max(...tiles().map(([zoom = 0]) => zoom))).toBe(18);
});

test('the side menu is 320 px wide, and 384 px from the sm breakpoint up', async ({ page }) => {
  for (const [viewport, menu] of [
    [390, 320],
    [639, 320],
    [640, 384],
    [800, 384],
  ] as const) {
    await page.setViewportSize({ width: viewport, height: 800 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const paper = page.getByRole('dialog', { name: 'Menu' });
    await expect(paper).toBeVisible();
    await expect
      .poll(async () => [viewport, (await paper.boundingBox())?.width])
      .toEqual([viewport, menu]);
  }
});

test('the scroll-to-top button appears past 300 px', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('First solution')).toBeVisible();
  const button = page.getByRole('button', { name: 'Scroll to top' });
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(button).toHaveCount(0);
  await page.evaluate(() => window.scrollTo({ top: 301, behavior: 'instant' }));
  await expect(button).toBeVisible();
});

test('an anchor link scrolls to 80 px above its section, from the same page and from another page', async ({
  page,
}) => {
  const top = () =>
    page.locator('#services').evaluate((at) => Math.round(at.getBoundingClientRect().top));
  await page.goto('/');
  await expect(page.getByText('A shown comment').first()).toBeVisible();
  const services = page.getByRole('banner').getByRole('link', { name: 'Services' });
  await services.click();
  await expect.poll(top).toBe(80);
  await page.goto('/drivers');
  await services.click();
  await expect(page).toHaveURL(/\/(#services)?$/);
  await expect.poll(top).toBe(80);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a click on an anchor link scrolls to its section in 500 ms', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await expect(page.getByText('A shown comment').first()).toBeVisible();
    const top = () =>
      page.locator('#services').evaluate((at) => Math.round(at.getBoundingClientRect().top));
    const before = await top();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
    await page.clock.runFor(250);
    await expect.poll(top).toBeLessThan(before);
    expect(await top()).toBeGreaterThan(81);
    await page.clock.runFor(200);
    expect(await top()).toBeGreaterThan(80);
    await page.clock.runFor(100);
    await expect.poll(top).toBe(80);
  });
});

test('an error toast appears at the top right for about 4,000 ms, and a success toast appears for about 2,000 ms', async ({
  page,
  host,
}) => {
  host.answer('POST /api/driver/form/', () => ({ status: 500, body: {} }));
  await page.clock.install();
  await page.goto('/drivers');
  const form = page.getByRole('main').getByRole('form');
  await expect(form.getByLabel('First name')).toBeVisible();
  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 60_000)));

  const sendUntil = async (toast: Locator) => {
    await form.getByLabel('First name').fill('Dana');
    await form.getByLabel('Last name').fill('Miles');
    await form.locator('button[type=submit]').click();
    await expect(async () => {
      await page.clock.runFor(50);
      expect(await toast.count()).toBe(1);
    }).toPass();
  };
  /** Returns the ms for which the toast stays visible, measured in steps of 250 ms. */
  const stays = async (toast: Locator) => {
    for (let time = 0; time < 10_000; time += 250) {
      if ((await toast.count()) === 0) return time;
      await page.clock.runFor(250);
    }
    return null;
  };

  const error = page.getByText('Failed to send');
  await sendUntil(error);
  const place = await readCenter(error);
  expect(place.y).toBeLessThan(150);
  expect(place.x).toBeGreaterThan(1440 / 2);
  const failed = await stays(error);
  expect(failed).toBeGreaterThanOrEqual(3500);
  expect(failed).toBeLessThanOrEqual(5000);
  host.answer('POST /api/driver/form/', () => ({ status: 201, body: {} }));
  const success = page.getByText('Your information is sent');
  await sendUntil(success);
  const sent = await stays(success);
  expect(sent).toBeGreaterThanOrEqual(1500);
  expect(sent).toBeLessThanOrEqual(3000);
});

test('at most 20 toasts are visible at once', async ({ page, host }) => {
  host.answer('POST /api/driver/form/', () => ({ status: 500, body: {} }));
  await page.clock.install();
  await page.goto('/drivers');
  const form = page.getByRole('main').getByRole('form');
  await form.getByLabel('First name').fill('Dana');
  await form.getByLabel('Last name').fill('Miles');
  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 60_000)));
  const toasts = page.getByText('Failed to send');
  const calls = () => host.received.filter(({ call }) => call === 'POST /api/driver/form/').length;
  for (let sent = 1; sent <= 22; sent += 1) {
    // Dispatches the event, because the toasts cover the button.
    await form.locator('button[type=submit]').dispatchEvent('click');
    await expect.poll(calls).toBe(sent);
    await page.clock.runFor(50);
    await expect(form.locator('button[type=submit]')).toBeEnabled();
  }
  await expect(toasts).toHaveCount(20);
});
