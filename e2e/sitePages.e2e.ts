import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { chooseAccountItem, menuButton } from './support/account';
import { tallestFlatBand } from './support/flatBand';
import { focusFault, textCutOff } from './support/looks';
import { expect, test } from './support/quietConsole';
import { signedInTest } from './support/test';

// @only-all: axe, tab stops and text sizes of whole pages, whose parts the stories check.

async function violations(page: Page): Promise<string[]> {
  // Waits for the animations, because text that is still fading in has too little contrast.
  await expect
    .poll(() => page.evaluate(() => document.getAnimations().map(({ playState }) => playState)))
    .not.toContain('running');
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** The y of the content's top and bottom, in px from the top of the page. */
async function contentEdges(page: Page): Promise<[number, number]> {
  const header = await page.getByRole('banner').boundingBox();
  const footer = await page.getByRole('contentinfo').boundingBox();
  if (!header || !footer) throw new Error('The page has no header or no footer.');
  return [header.y + header.height, footer.y];
}

/** Tabs through the whole page, and expects each stop to show the focus. Returns the number of stops. */
async function walkTabStops(page: Page): Promise<number> {
  const seen: (string | null)[] = [];
  for (let stops = 0; stops < 150; stops += 1) {
    await page.keyboard.press('Tab');
    // Retries, because the focus scrolls the page and 'Scroll to top' grows when it appears.
    await expect(async () => {
      seen.push(await focusFault(page));
      expect(seen.at(-1) ?? '', `tab stop ${stops + 1}`).toBe('');
    }).toPass();
    if (seen.at(-1) === null) return stops;
  }
  throw new Error('The focus does not leave the page.');
}

async function cutOffAtTwiceTheSize(page: Page): Promise<string[]> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  return [...(await textCutOff(page)), ...(beyond > 0 ? [`${beyond} px of the page`] : [])];
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('#root')).toHaveAttribute('data-live', '');
  await expect(page.locator('h1')).toBeVisible();
}

async function openPopup(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'A terminal within a day' }).scrollIntoViewIfNeeded();
  // Focusing a marker brings it into the map, which the walk through the tab stops may have moved.
  await page.getByRole('button', { name: /Chicago/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'More info' })).toBeVisible();
}

async function openQuoteWithErrors(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Get instant quote' }).click();
  const quote = page.getByRole('dialog');
  await quote.getByRole('button', { name: 'Request a quote' }).click();
  await expect(quote.getByText('Commodity is required')).toBeVisible();
}

for (const path of ['/', '/drivers', '/shippers', '/privacy']) {
  test(`${path} hydrates without errors, is complete, passes axe, and fits at twice the text size`, async ({
    page,
    context,
  }) => {
    await open(page, path);
    await test.step('a full-page screenshot taken without scrolling has no empty band', async () => {
      // Waits for all content, because late content moves what is below it.
      await page.waitForLoadState('networkidle');
      const edges = await contentEdges(page);
      const png = await page.screenshot({ fullPage: true, scale: 'css' });
      const reader = await context.newPage();
      expect(await tallestFlatBand(reader, png, edges)).toBeLessThanOrEqual(300);
      await reader.close();
    });
    await test.step('each tab stop has a focus ring and is in view', async () => {
      expect(await walkTabStops(page)).toBeGreaterThan(5);
    });
    await test.step('axe finds no violation on the page', async () => {
      if (path === '/') await openPopup(page);
      expect(await violations(page)).toEqual([]);
    });
    await test.step('at twice the text size, the page cuts nothing off at the sides', async () => {
      expect(await cutOffAtTwiceTheSize(page)).toEqual([]);
    });
    if (path !== '/shippers') return;
    await test.step('at twice the text size, the quote dialog cuts nothing off', async () => {
      await openQuoteWithErrors(page);
      expect(await textCutOff(page)).toEqual([]);
    });
  });
}

for (const path of ['/login', '/no-such-page']) {
  test(`${path} passes axe, shows each tab stop, and fits at twice the text size`, async ({
    page,
  }) => {
    await open(page, path);
    expect(await violations(page)).toEqual([]);
    expect(await walkTabStops(page)).toBeGreaterThan(5);
    expect(await cutOffAtTwiceTheSize(page)).toEqual([]);
  });
}

const dialogs = [
  { path: '/', opener: 'Join the giants', title: 'Driver Application' },
  { path: '/', opener: 'Leave a comment', title: 'Leave a comment' },
  { path: '/shippers', opener: 'Get instant quote', title: 'Shippers Application' },
  { path: '/shippers', opener: 'Get in touch with us', title: 'Shipper Application' },
];
for (const { path, opener, title } of dialogs) {
  test(`the '${title}' dialog on ${path} passes axe, both empty and with errors`, async ({
    page,
  }) => {
    await open(page, path);
    await page.getByRole('button', { name: opener }).first().click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByRole('textbox').first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await dialog.locator('[type="submit"]').click();
    await expect(dialog.locator('[aria-invalid="true"]').first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

test("a visitor's menu on a phone passes axe", async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a desktop shows the links in its header');
  await open(page, '/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

signedInTest(
  "the report, the driver's menu and the dialogs of that menu pass axe",
  async ({ page, person: { username } }) => {
    await open(page, '/vehicle-report');
    await expect(page.getByRole('button', { name: 'Radiator: good' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await menuButton(page, username).click();
    await expect(page.getByText('Change Username')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    for (const title of ['Change Username', 'Change Password']) {
      await chooseAccountItem(page, username, title);
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await page.getByRole('button', { name: 'Radiator: good' }).click();
    await chooseAccountItem(page, username, 'Logout');
    await expect(page.getByRole('dialog', { name: 'Sign out?' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  },
);
