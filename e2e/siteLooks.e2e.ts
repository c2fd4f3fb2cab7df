import type { Locator, Page } from '@playwright/test';
import { closeByBack } from './support/history';
import { focusFault } from './support/looks';
import { expect, signedInTest, test } from './support/test';

// @only-all: the stories show the looks; this tests them with forced colors.

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('#root')).toHaveAttribute('data-live', '');
}

test.describe('the site with forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  async function expectNewLooks(element: Locator, act: () => Promise<void>): Promise<void> {
    const before = await element.screenshot();
    await act();
    const after = await element.screenshot();
    expect(after.equals(before)).toBe(false);
  }

  test('in forced colors, a checkbox and an equipment option of the quote form look different once they are selected', async ({
    page,
  }) => {
    await open(page, '/shippers');
    await page.getByRole('button', { name: 'Get instant quote' }).click();
    const quote = page.getByRole('dialog');
    const box = quote.getByLabel('Hazardous materials');
    const leave = () => quote.getByLabel('Commodity').focus();
    const label = (control: Locator) => control.locator('xpath=ancestor::label');
    await expectNewLooks(label(box), async () => {
      await box.check();
      await leave();
    });
    const other = quote.getByLabel('Other');
    await expectNewLooks(label(other), async () => {
      await other.check();
      await leave();
    });
  });

  test("in forced colors, the selected tab, the active dot and the header's current page look different from the others", async ({
    page,
  }) => {
    await open(page, '/');
    const fill = (element: Locator, pseudo?: string) =>
      element.evaluate((shown, part) => getComputedStyle(shown, part).backgroundColor, pseudo);
    const tab = (name: string) => page.getByRole('tab', { name });
    expect(await fill(tab('Drivers'))).not.toBe(await fill(tab('Shippers')));

    const testimonials = page.getByRole('group', { name: 'Testimonials', exact: true });
    const lit = testimonials.locator('[aria-current="true"]');
    const dark = testimonials
      .getByRole('button', { name: /^Comment/ })
      .and(testimonials.locator(':not([aria-current])'));
    expect(await fill(lit, '::before')).not.toBe(await fill(dark.first(), '::before'));
    expect(await fill(dark.first(), '::before')).not.toBe(await fill(page.locator('body')));

    const header = page.getByRole('banner');
    const link = (name: string) => header.getByRole('link', { name, exact: true });
    await expect(link('Home')).toHaveCSS('text-decoration-line', 'underline');
    await expect(link('About')).toHaveCSS('text-decoration-line', 'none');
  });
});

test('a dialog traps the focus and returns it to the button that opened it', async ({ page }) => {
  await open(page, '/');
  const opener = page.getByRole('button', { name: 'Leave a comment' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Leave a comment' });
  await expect(form.getByLabel('First Name')).toBeVisible();
  for (let stop = 0; stop < 10; stop += 1) {
    await page.keyboard.press('Tab');
    await expect(form.locator(':focus')).toHaveCount(1);
    expect(await focusFault(page)).toBe('');
  }
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test("on the narrowest phones, a dialog's Close button is on the same line as its title", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/shippers');
  await page.getByRole('button', { name: 'Get instant quote' }).click();
  const dialog = page.getByRole('dialog', { name: 'Shippers Application' });
  await expect(dialog.getByLabel('Pickup location')).toBeVisible();
  const title = await dialog.getByRole('heading', { name: 'Shippers Application' }).boundingBox();
  const close = await dialog.getByRole('button', { name: 'Close' }).boundingBox();
  const middle = (box: typeof title) => (box ? box.y + box.height / 2 : Number.NaN);
  expect(Math.abs(middle(title) - middle(close))).toBeLessThan(8);
});

test("each of the map's popups fits into the map at 320 to 1440 px", async ({ page }) => {
  for (const width of [1440, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await page.getByRole('heading', { name: 'A terminal within a day' }).scrollIntoViewIfNeeded();
    const map = page.getByRole('region', { name: 'Locations' });
    const markers = map.locator('button[aria-expanded]');
    await expect(markers).toHaveCount(10);
    for (const marker of await markers.all()) {
      await marker.focus();
      await page.keyboard.press('Enter');
      const outside = () =>
        map.evaluate((frame) => {
          const popup = frame.querySelector('[role="group"]')?.getBoundingClientRect();
          const { top, right, bottom, left } = frame.getBoundingClientRect();
          if (!popup) return 'no popup';
          const isInside = popup.top >= top && popup.bottom <= bottom;
          return isInside && popup.left >= left && popup.right <= right ? '' : 'cut off';
        });
      await expect.poll(outside, `at ${width} px`).toBe('');
      await page.keyboard.press('Escape');
    }
  }
});

test('Back closes a dialog, and the text typed in the dialog survives leaving the site', async ({
  page,
}) => {
  await open(page, '/shippers');
  const opener = page.getByRole('button', { name: 'Get instant quote' });
  await opener.click();
  const commodity = page.getByRole('dialog').getByLabel('Commodity');
  await commodity.fill('Paper rolls');
  await closeByBack(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/shippers');
  await page.goto('about:blank');
  await open(page, '/shippers');
  await opener.click();
  await expect(commodity).toHaveValue('Paper rolls');
});

test('Back closes the side menu without leaving the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/drivers');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Home' })).toBeVisible();
  await closeByBack(page);
  await expect(menu).toHaveCount(0);
  await expect(page).toHaveURL('/drivers');
});

signedInTest('Back closes the account menu and stays on the page', async ({ page, person }) => {
  await open(page, '/drivers');
  await page.getByRole('button', { name: person.username }).click();
  const item = page.getByRole('menuitem', { name: 'Change Password' });
  await expect(item).toBeVisible();
  await closeByBack(page);
  await expect(item).toHaveCount(0);
  await expect(page).toHaveURL('/drivers');
});
