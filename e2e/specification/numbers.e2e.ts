import type { Locator, Page } from '@playwright/test';
import { expect, test } from './test';

/** The constants of section 9 of the specification, as literals. Lengths in px, times in ms. */

async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not visible.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('the map opens at zoom 4 around 37.09, -95.71, is 400 px high and zooms to 18', async ({
  page,
  host,
}) => {
  await page.goto('/');
  const map = page.getByRole('region', { name: 'Locations' });
  // The map fetches its places once it is near.
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
  // Web Mercator in px: 16 tiles of 256 px a side at zoom 4.
  const project = (latitude: number, longitude: number) => ({
    x: ((longitude + 180) / 360) * 16 * 256,
    y: ((1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2) * 16 * 256,
  });
  const center = project(37.09, -95.71);
  expect(tiles().map(([, x, y]) => [x, y])).toContainEqual([
    Math.floor(center.x / 256),
    Math.floor(center.y / 256),
  ]);
  // The marker stands where the projection from this center puts Chicago.
  const chicago = project(41.88, -87.63);
  const marker = await middleOf(page.getByRole('button', { name: 'Chicago' }));
  const middle = await middleOf(map);
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

test('an anchor scrolls 80 px above the section, from this page and from another', async ({
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

/** Cards of a carousel that lie inside of its window. */
const cardsPerView = (page: Page, label: string) =>
  page.getByRole('group', { name: label }).evaluate((region) => {
    const list = region.querySelector('ul, [role=list]');
    const card = list?.querySelector(':scope > *');
    if (!list?.parentElement || !card) return 0;
    return Math.round(
      list.parentElement.getBoundingClientRect().width / card.getBoundingClientRect().width,
    );
  });

const comments = Array.from({ length: 6 }, (_, index) => ({
  id: index + 1,
  first_name: 'Ann',
  last_name: `Lee${index + 1}`,
  description: `Comment ${index + 1}`,
  company_name: 'Acme',
  position_user: 'Manager',
  is_active: true,
}));

test('the testimonials show 1, 2, 3 and 4 cards under 640, 1100 and 1350 px and above', async ({
  page,
  host,
}) => {
  host.answer('GET /api/common/comments/', () => ({ status: 200, body: comments }));
  for (const [width, cards] of [
    [639, 1],
    [640, 2],
    [1099, 2],
    [1100, 3],
    [1349, 3],
    [1350, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await expect(page.getByText('Comment 1').first()).toBeVisible();
    expect([width, await cardsPerView(page, 'Testimonials')]).toEqual([width, cards]);
  }
});

test('the second reasons show 1, 2 and 4 cards under 768 and 1024 px and above', async ({
  page,
}) => {
  for (const [width, cards] of [
    [767, 1],
    [768, 2],
    [1023, 2],
    [1024, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/shippers');
    await expect(page.getByText('Second reason 1').first()).toBeVisible();
    expect([width, await cardsPerView(page, 'What we carry')]).toEqual([width, cards]);
  }
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the companies take 15 s for a round and stop under the pointer', async ({ page }) => {
    await page.goto('/');
    const list = page.getByRole('group', { name: 'Companies' });
    await list.scrollIntoViewIfNeeded();
    const durations = () =>
      list.evaluate((at) =>
        at.getAnimations({ subtree: true }).map((one) => one.effect?.getTiming().duration),
      );
    await expect.poll(durations).toContain(15_000);
    await list.getByText('Company one').first().hover({ force: true });
    await expect
      .poll(() =>
        list.evaluate((at) =>
          at
            .getAnimations({ subtree: true })
            .filter((one) => one.effect?.getTiming().duration === 15_000)
            .map((one) => one.playState),
        ),
      )
      .toEqual(['paused']);
  });

  test('a carousel moves on every 3,000 ms, and 5,000 ms after a press', async ({ page, host }) => {
    host.answer('GET /api/common/comments/', () => ({ status: 200, body: comments }));
    await page.clock.install();
    await page.goto('/');
    const carousel = page.getByRole('group', { name: 'Testimonials' });
    await carousel.scrollIntoViewIfNeeded();
    await page.mouse.move(5, 5);
    const active = () =>
      carousel
        .locator('[aria-current=true]')
        .getAttribute('aria-label')
        .then((label) => Number(/\d+/.exec(label ?? '')?.[0]));
    await expect.poll(active).toBe(1);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const start = await active();
    const after = (steps: number) => ((start - 1 + steps) % 6) + 1;
    await page.clock.runFor(3000);
    await expect.poll(active).toBe(after(1));
    await page.clock.runFor(3000);
    await expect.poll(active).toBe(after(2));
    await carousel.getByRole('button', { name: /next/i }).dispatchEvent('click');
    await expect.poll(active).toBe(after(3));
    await page.clock.runFor(4900);
    expect(await active()).toBe(after(3));
    await page.clock.runFor(200);
    await expect.poll(active).toBe(after(4));
  });
});

test('toasts appear at the top right: a success for 2,000 ms, an error for 4,000 ms', async ({
  page,
  host,
}) => {
  host.answer('POST /api/driver/form/', () => ({ status: 500, body: {} }));
  await page.clock.install();
  await page.goto('/drivers');
  const form = page.getByRole('main').getByRole('form');
  const send = async () => {
    await form.getByLabel('First name').fill('Dana');
    await form.getByLabel('Last name').fill('Miles');
    await form.locator('button[type=submit]').click();
  };
  await send();
  const error = page.getByText('Failed to send');
  await expect(error).toBeVisible();
  const place = await middleOf(error);
  expect(place.y).toBeLessThan(150);
  expect(place.x).toBeGreaterThan(1440 / 2);

  /** How long a toast that has just appeared stays, by the page's clock in steps of 250 ms. */
  const stays = async (text: string) => {
    await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 10)));
    for (let time = 0; time < 10_000; time += 250) {
      if ((await page.getByText(text).count()) === 0) return time;
      await page.clock.runFor(250);
    }
    return null;
  };
  const failed = await stays('Failed to send');
  expect(failed).toBeGreaterThanOrEqual(3500);
  expect(failed).toBeLessThanOrEqual(5000);
  await page.clock.resume();
  host.answer('POST /api/driver/form/', () => ({ status: 201, body: {} }));
  await send();
  await expect(page.getByText('Your information is sent')).toBeVisible();
  const sent = await stays('Your information is sent');
  expect(sent).toBeGreaterThanOrEqual(1500);
  expect(sent).toBeLessThanOrEqual(3000);
});
