import type { Locator, Page } from '@playwright/test';
import { expect, test } from './test';

// @only-all: takes up to a minute, and only a change to a specified text, limit or time breaks it.

/** These tests repeat the carousels' constants from section 9 of the specification as literals. Times are in ms. */

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

test('the testimonials show 1 card below 640 px, 2 below 1100 px, 3 below 1350 px, and 4 from there up', async ({
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

test("the 'What we carry' carousel shows 1 card below 768 px, 2 below 1024 px, and 4 from there up", async ({
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

async function pausedCarousel(page: Page, path: string, label: string): Promise<Locator> {
  await page.clock.install();
  await page.goto(path);
  const carousel = page.getByRole('group', { name: label });
  await carousel.scrollIntoViewIfNeeded();
  await page.mouse.move(5, 5);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  return carousel;
}

/** The index of a carousel's first visible card, and the duration of its current slide in ms. */
const track = (carousel: Locator) =>
  carousel
    .getByRole('list')
    .first()
    .evaluate((list) => ({
      index: Number(getComputedStyle(list).getPropertyValue('--index')),
      slide: Number.parseFloat(getComputedStyle(list).transitionDuration) * 1000,
    }));

/** Runs the page's clock in steps until this card is the first. Returns the elapsed ms. */
async function timeUntil(
  page: Page,
  carousel: Locator,
  index: number,
  step: number,
): Promise<number> {
  for (let time = 0; time < 60_000; time += step) {
    if ((await track(carousel)).index === index) return time;
    await page.clock.runFor(step);
  }
  throw new Error(`The carousel never came to ${index}.`);
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the row of companies scrolls past in 15 s and stops under the pointer', async ({
    page,
  }) => {
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

  test('the testimonials advance every 3,000 ms, and 5,000 ms after a press', async ({
    page,
    host,
  }) => {
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

  test('the testimonials wrap to the start about 10 ms after the slide to their end', async ({
    page,
    host,
  }) => {
    host.answer('GET /api/common/comments/', () => ({ status: 200, body: comments }));
    const carousel = await pausedCarousel(page, '/', 'Testimonials');
    await timeUntil(page, carousel, 5, 100);
    await timeUntil(page, carousel, 6, 5);
    const { slide } = await track(carousel);
    const time = await timeUntil(page, carousel, 0, 5);
    expect(time - slide).toBeGreaterThanOrEqual(5);
    expect(time - slide).toBeLessThanOrEqual(25);
  });

  test("the 'What we carry' carousel advances every 3 s, with a slide of 1 s", async ({ page }) => {
    const carousel = await pausedCarousel(page, '/shippers', 'What we carry');
    const { index } = await track(carousel);
    const [first, second] = index < 3 ? [index + 1, index + 2] : [1, 2];
    await timeUntil(page, carousel, first, 50);
    expect((await track(carousel)).slide).toBe(1000);
    const time = await timeUntil(page, carousel, second, 50);
    expect(time).toBeGreaterThanOrEqual(2900);
    expect(time).toBeLessThanOrEqual(3100);
  });
});
