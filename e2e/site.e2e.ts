import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/quietConsole';

// @only-all: the sections as a visitor uses them; firstRender.e2e.ts shows that the pages are wired.

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.mouse.move(5, 5);
  await expect(page.locator('#root')).toHaveAttribute('data-live', '');
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const carousel = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const litDot = (carousel: Locator) => carousel.locator('[aria-current="true"]');

async function cardsInView(carousel: Locator): Promise<number> {
  return carousel.evaluate((element) => {
    const list = element.querySelector('ul');
    const card = element.querySelector('li');
    if (!list || !card) return 0;
    return Math.round(list.clientWidth / card.getBoundingClientRect().width);
  });
}

const playState = (track: Locator) =>
  track.evaluate((element) => getComputedStyle(element).animationPlayState);

test.describe('on a desktop', () => {
  test("the 'Drivers' and 'Shippers' tabs show their own services, and each opens its own application form", async ({
    page,
  }) => {
    await open(page, '/');
    await expect(page.getByRole('tab')).toHaveText(['Drivers', 'Shippers']);
    await expect(page.getByRole('heading', { name: 'Miles that are planned' })).toBeVisible();
    const contact = page.locator('#services').getByRole('button', { name: 'Get in touch with us' });
    await contact.click();
    await dialog(page, 'Driver Application').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.getByRole('tab', { name: 'Shippers' }).click();
    await expect(page.getByRole('heading', { name: 'Miles that are planned' })).toHaveCount(0);
    await expect(page.getByText('A truck for every tender we accept')).toBeVisible();
    await contact.click();
    await expect(dialog(page, 'Shipper Application')).toBeVisible();
    await page.mouse.click(8, 450);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('the row of companies scrolls past in 15 s, and stops while it is under the mouse, focused or out of view', async ({
    page,
  }) => {
    await open(page, '/');
    const companies = carousel(page, 'Companies');
    const track = companies.locator('[data-still]');
    await companies.scrollIntoViewIfNeeded();
    await expect(companies.locator('ul')).toHaveCount(2);
    await expect(companies.getByRole('listitem')).toHaveCount(8);
    await expect.poll(() => playState(track)).toBe('running');
    expect(await track.evaluate((element) => getComputedStyle(element).animationDuration)).toBe(
      '15s',
    );
    await track.locator('..').hover();
    await expect.poll(() => playState(track)).toBe('paused');
    await page.mouse.move(5, 5);
    await expect.poll(() => playState(track)).toBe('running');

    await page.getByRole('button', { name: 'Join the giants' }).focus();
    await page.keyboard.press('Tab');
    const about = companies.getByRole('heading', { name: 'Northgate Grocers' }).first();
    await expect(about).toBeVisible();
    await expect
      .poll(() => track.evaluate((element) => getComputedStyle(element).animationName))
      .toBe('none');

    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(track).toHaveAttribute('data-still', 'true');
    await page.getByRole('button', { name: 'Join the giants' }).click();
    await expect(dialog(page, 'Driver Application')).toBeVisible();
  });

  test('the map shows markers, popups and More info, with the mouse and with the keyboard', async ({
    page,
  }) => {
    const tiles: number[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/tiles/')) tiles.push(response.status());
    });
    await open(page, '/');
    await page.getByRole('heading', { name: 'A terminal within a day of every dock' }).hover();
    const map = page.getByRole('region', { name: 'Locations' });
    const markers = map.locator('button[aria-expanded]');
    await expect(markers).toHaveCount(10);
    expect((await map.boundingBox())?.height).toBe(400);
    await expect.poll(() => tiles.length).toBeGreaterThan(3);
    expect(new Set(tiles)).toEqual(new Set([200]));

    const chicago = map.getByRole('button', { name: /Chicago/ });
    await chicago.click();
    const popup = map.getByRole('group', { name: /Chicago/ });
    const more = popup.getByRole('link', { name: 'More info' });
    await expect(more).toHaveAttribute('target', '_blank');
    await expect(more).toHaveAttribute('href', /^(https?:\/\/|\/)/);
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
    await expect(chicago).toBeFocused();

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(map.locator('[aria-expanded="true"]')).toBeFocused();
    await expect(map.getByRole('group')).toHaveCount(1);

    await page.locator('main').getByRole('button', { name: 'Get in touch with us' }).last().click();
    await expect(dialog(page, 'Driver Application')).toBeVisible();
  });

  test('the testimonials advance automatically, respond to arrows and dots, and pause while the mouse is over them', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, '/');
    const testimonials = carousel(page, 'Testimonials');
    await testimonials.scrollIntoViewIfNeeded();
    await page.mouse.move(5, 5);
    await expect.poll(() => cardsInView(testimonials)).toBe(4);
    await expect(litDot(testimonials)).toHaveCount(1);
    // Other tests leave comments.
    const count = await testimonials.getByRole('button', { name: /^Comment/ }).count();
    const dot = (number: number) =>
      testimonials.getByRole('button', { name: `Comment ${number} of ${count}` });
    // From here on, the clock advances only with `runFor`, regardless of the machine's speed.
    await page.clock.pauseAt(Date.now() + 1000);

    await test.step('an arrow moves the testimonials and pauses them for five seconds', async () => {
      await dot(1).click();
      await testimonials.getByRole('button', { name: 'Next' }).click();
      await page.mouse.move(5, 5);
      await expect(dot(2)).toHaveAttribute('aria-current', 'true');
      await page.clock.runFor(3500);
      await expect(dot(2)).toHaveAttribute('aria-current', 'true');
    });
    await test.step('the testimonials advance automatically again after the pause', async () => {
      // Advances in steps, because the interval starts only once the page has noticed the end of the pause.
      for (let step = 0; step < 10; step += 1) await page.clock.runFor(500);
      await expect(dot(2)).not.toHaveAttribute('aria-current', 'true');
    });
    await test.step('the testimonials pause under the mouse', async () => {
      await dot(5).click();
      await expect(dot(5)).toHaveAttribute('aria-current', 'true');
      await page.clock.runFor(30_000);
      await expect(dot(5)).toHaveAttribute('aria-current', 'true');
    });
    await test.step('the previous arrow goes from the first card to the last', async () => {
      await dot(1).click();
      await testimonials.getByRole('button', { name: 'Previous' }).click();
      await page.clock.runFor(1000);
      await expect(dot(count)).toHaveAttribute('aria-current', 'true');
    });
    await test.step('the testimonials pause out of view', async () => {
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.mouse.move(5, 5);
      await expect(testimonials).not.toBeInViewport();
      await page.clock.runFor(30_000);
      await expect(dot(count)).toHaveAttribute('aria-current', 'true');
    });
  });

  test("a visitor's comment needs a description, and once complete it is sent and appears first", async ({
    page,
    rig,
  }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Leave a comment' }).click();
    const form = page.getByRole('dialog');
    const labels = ['First Name', 'Last Name', 'Company Name', 'Position User'];
    for (const label of labels) await form.getByLabel(label).fill('Rowena');
    await form.getByRole('button', { name: 'Submit' }).click();
    await expect(form.getByText('Description is required')).toBeVisible();
    await expect(form.getByLabel('Description')).toBeFocused();
    await form.getByLabel('Description').fill(`Truck ${rig.truck} came on time.`);
    await form.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Submitted successfully')).toBeVisible();
    await expect(form).toHaveCount(0);
    await expect(carousel(page, 'Testimonials').getByRole('listitem').first()).toContainText(
      `Truck ${rig.truck} came on time.`,
    );
  });

  test('the shippers page has quote dialogs, reasons, a carousel of 4, 2 or 1 cards, and pictures on alternating sides', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, '/shippers');
    await page.getByRole('button', { name: 'Get instant quote' }).click();
    await dialog(page, 'Shippers Application').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Get in touch with us' }).click();
    await dialog(page, 'Shipper Application').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    const freight = carousel(page, 'What we carry');
    await freight.scrollIntoViewIfNeeded();
    await page.mouse.move(5, 5);
    await expect.poll(() => cardsInView(freight)).toBe(4);
    await freight.getByRole('button', { name: 'Card 3 of 6' }).click();
    await page.mouse.move(5, 5);
    await page.clock.runFor(5100);
    await page.clock.runFor(3000);
    await expect(litDot(freight)).toHaveAccessibleName(/Card [4-6] of 6/);
    await expect(freight.locator('ul')).toHaveCSS('transition-duration', '1s');
    await page.setViewportSize({ width: 900, height: 900 });
    await expect.poll(() => cardsInView(freight)).toBe(2);
    await page.setViewportSize({ width: 700, height: 900 });
    await expect.poll(() => cardsInView(freight)).toBe(1);

    await page.setViewportSize({ width: 1440, height: 900 });
    const articles = page.locator('main article:has(h2)');
    await expect(articles).toHaveCount(4);
    const sides = await articles
      .locator('img')
      .evaluateAll((pictures) =>
        pictures.map((picture) => picture.getBoundingClientRect().left > 400),
      );
    expect(sides).toEqual([false, true, false, true]);
    await expect(articles.first().getByRole('listitem')).toHaveCount(3);
    await page.getByRole('link', { name: 'Contact us' }).click();
    await page.clock.runFor(1000);
    await expect(page.getByText('All rights reserved')).toBeInViewport();
  });

  test('the drivers page has its form in the hero and in a dialog, and shows opportunities and steps', async ({
    page,
  }) => {
    await open(page, '/drivers');
    const sections = page.locator('main section:not(section section)');
    await expect(sections.first().getByRole('form')).toBeVisible();
    await expect(sections.nth(1).getByRole('listitem')).toHaveCount(6);
    await expect(sections.nth(3).getByRole('listitem')).toHaveCount(4);
    await page.getByRole('button', { name: 'Get in touch with us' }).click();
    const form = dialog(page, 'Driver Application');
    await expect(form.getByLabel('First name')).toBeVisible();
    await form.getByRole('button', { name: 'Close' }).click();
    await expect(form).toHaveCount(0);
  });

  test('anchor links scroll to 80 px above their section, from another page and on the home page', async ({
    page,
  }) => {
    const top = (id: string) => () =>
      page.locator(`#${id}`).evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await open(page, '/drivers');
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/#about');
    await expect.poll(top('about')).toBe(80);
    await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
    await expect(page).toHaveURL('/#services');
    await expect.poll(top('services')).toBe(80);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('with reduced motion, the home page plays no video, and its carousels move only when a button is pressed', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, '/');
    await page.clock.runFor(3000);
    await expect(page.locator('video')).toHaveCount(0);
    const companies = carousel(page, 'Companies');
    await companies.scrollIntoViewIfNeeded();
    await expect(companies.locator('[data-still]')).toHaveCSS('animation-name', 'none');
    await expect(companies.getByRole('listitem')).toHaveCount(8);
    const testimonials = carousel(page, 'Testimonials');
    await testimonials.scrollIntoViewIfNeeded();
    await page.clock.runFor(20_000);
    await expect(litDot(testimonials)).toHaveAccessibleName(/^Comment 1 of/);
    await testimonials.getByRole('button', { name: 'Next' }).click();
    await expect(litDot(testimonials)).toHaveAccessibleName(/^Comment 2 of/);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a swipe moves the 'What we carry' carousel by one card", async ({ page }) => {
    await open(page, '/shippers');
    const freight = carousel(page, 'What we carry');
    await freight.locator('ul').scrollIntoViewIfNeeded();
    await expect.poll(() => cardsInView(freight)).toBe(1);
    await freight.getByRole('button', { name: 'Card 2 of 6' }).tap();
    const box = await freight.locator('ul').boundingBox();
    if (!box) throw new Error('No carousel to swipe');
    const y = box.y + 120;
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y }],
      });
    await touch('touchStart', 300);
    for (const x of [260, 200, 140, 90]) await touch('touchMove', x);
    await touch('touchEnd');
    await expect(litDot(freight)).toHaveAccessibleName('Card 3 of 6');
  });
});
