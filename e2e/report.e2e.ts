import type { Locator, Page } from '@playwright/test';
import { signIn } from './support/account';
import { expect, test } from './support/test';

/** From signing in to the submitted report. */

async function press(page: Page, target: Locator): Promise<void> {
  const byTouch = (page.viewportSize()?.width ?? 0) < 640;
  if (byTouch) await target.tap();
  else await target.click();
}

async function fillHeader(page: Page): Promise<void> {
  await page.getByLabel('Driver name').fill('Dana Driver');
  await page.getByLabel('Current location').fill('Dock 4, Chicago IL');
  await page.getByLabel('Truck number').fill('T-118');
  await page.getByLabel('Odometer').fill('482113');
  await page.getByLabel('Trailer numbers').fill('53-2201');
  await page.getByLabel('Driver signature', { exact: true }).fill('D. Driver');
}

/**
 * Records each height (px) of the counters and the save status from now on; the returned function
 * reads them.
 */
async function watchBar(page: Page): Promise<() => Promise<number[]>> {
  const bar = page.getByLabel('Items', { exact: true }).locator('..');
  const heights = await bar.evaluateHandle((element) => {
    const seen = new Set<number>();
    new ResizeObserver(() => seen.add(element.getBoundingClientRect().height)).observe(element);
    return seen;
  });
  return () => heights.evaluate((seen) => [...seen]);
}

test('a driver saves a report with a defect, comes back, marks it fixed and submits all clear', async ({
  page,
  own,
}) => {
  test.setTimeout(120_000);
  await page.goto(`${own.url}/vehicle-report`);
  await signIn(page);
  await expect(
    page.getByRole('heading', { name: 'Driver Vehicle Inspection Report' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Complete Inspection' })).toBeDisabled();
  await fillHeader(page);

  const good = page.getByRole('button', { name: /: good$/ });
  await expect(good).toHaveCount(63);
  for (const button of await good.all()) await press(page, button);
  await expect(page.getByRole('button', { name: 'Submit Report (All Clear)' })).toBeEnabled();

  const airLines = page.getByRole('group', { name: 'Air lines' });
  await press(page, airLines.getByRole('button', { name: 'Defective' }));
  await page
    .getByRole('textbox', { name: 'Defect description, Air lines' })
    .fill('Chafed behind the cab, leaks when pressed');
  await page.getByLabel('Above defects need correction').check();
  await press(page, page.getByRole('button', { name: 'Save Report (Defects Found)' }));
  await expect(page.getByText('Inspection saved successfully')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Loaded existing inspection data')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Defect description, Air lines' })).toHaveValue(
    'Chafed behind the cab, leaks when pressed',
  );
  await expect(page.getByLabel('Truck number')).toHaveValue('T-118');

  await press(page, airLines.getByRole('button', { name: /: good$/ }));
  await expect(page.getByText('Updated air_lines to good')).toBeVisible();
  const submit = page.getByRole('button', { name: 'Submit Report (All Clear)' });
  await expect(submit).toBeEnabled();
  const sent = page.waitForResponse((answer) => /\/send\/inspection\/\d+\/$/.test(answer.url()));
  await press(page, submit);
  expect((await sent).status()).toBe(200);
  await press(page, page.getByRole('button', { name: 'Start the next inspection' }));
  await expect(page.getByRole('button', { name: 'Complete Inspection' })).toBeDisabled();

  expect(
    await own.rowsOf(
      `select i.truck_number, i.sent_at is not null as sent, c.key, c.text, c.fixed
       from inspections i left join inspection_comments c on c.inspection_id = i.id`,
    ),
  ).toEqual([
    {
      truck_number: 'T-118',
      sent: true,
      key: 'air_lines',
      text: 'Chafed behind the cab, leaks when pressed',
      fixed: true,
    },
  ]);
});

test('a reload and a tab crash lose no answer', async ({ page, context }) => {
  test.setTimeout(120_000);
  await page.goto('/vehicle-report');
  await signIn(page);
  const saved = page.getByText('Saved on this phone');
  await page.getByLabel('Truck number').fill('T-7');
  await press(
    page,
    page.getByRole('group', { name: 'Horn' }).getByRole('button', { name: 'Good' }),
  );
  await expect(saved).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Truck number')).toHaveValue('T-7');

  const mirrors = page.getByRole('group', { name: 'Mirrors' });
  await press(page, mirrors.getByRole('button', { name: 'Defective' }));
  await page
    .getByRole('textbox', { name: 'Defect description, Mirrors' })
    .fill('Left one is cracked');
  await expect(saved).toBeVisible();
  // A worker that is killed while it installs would keep Chromium's next navigation waiting.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const crash = page.goto('chrome://crash').catch(() => undefined);
  await Promise.race([crash, page.waitForEvent('crash')]);

  const after = await context.newPage();
  // The crash takes the worker's process with it too: a first navigation may have to be given up.
  await expect(() => after.goto('/vehicle-report', { timeout: 20_000 })).toPass();
  await expect(after.getByLabel('Truck number')).toHaveValue('T-7');
  const horn = after.getByRole('group', { name: 'Horn' }).getByRole('button', { name: 'Good' });
  await expect(horn).toHaveAttribute('aria-pressed', 'true');
  await expect(after.getByRole('textbox', { name: 'Defect description, Mirrors' })).toHaveValue(
    'Left one is cracked',
  );
});

test('the bar keeps its position while taps are saved', async ({ page }) => {
  // A wide phone on which the longer text just fails to fit on one line with the counters.
  await page.setViewportSize({ width: 412, height: 844 });
  await page.goto('/vehicle-report');
  await signIn(page);
  const saved = page.getByText('Saved on this phone');
  await expect(saved).toBeVisible();
  const heights = await watchBar(page);
  for (const item of ['Horn', 'Mirrors', 'Air lines']) {
    await press(
      page,
      page.getByRole('group', { name: item }).getByRole('button', { name: 'Good' }),
    );
    await expect(saved).toBeVisible();
  }
  expect(await heights()).toHaveLength(1);
});

test.describe('with a failing server', () => {
  // Playwright intercepts calls only where no service worker handles them.
  test.use({ serviceWorkers: 'block' });

  test('what the driver typed is kept when the server fails, and each failure shows its toast', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.goto('/vehicle-report');
    await page.route('**/api/driver/current/inspection/', (route) =>
      route.fulfill({ status: 500 }),
    );
    await signIn(page);
    await expect(page.getByText('Error fetching inspection data')).toBeVisible();
    await fillHeader(page);
    // The test above presses each button; here the items only need to be marked.
    await page
      .getByRole('button', { name: /: good$/ })
      .evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()));
    await page.route('**/api/driver/create/inspection/', (route) =>
      route.fulfill({ status: 400, json: { truck_number: ['No such truck.'] } }),
    );
    await press(page, page.getByRole('button', { name: 'Submit Report (All Clear)' }));
    await expect(page.getByText('Error saving inspection')).toBeVisible();
    await expect(page.getByLabel('Truck number')).toHaveValue('T-118');
    await expect(page.getByLabel('Truck number')).toHaveAccessibleDescription('No such truck.');
    await expect(page.getByLabel('Truck number')).toBeFocused();
    // Passed, failed, pending, total.
    await expect(page.getByLabel('Items', { exact: true }).locator('dd')).toHaveText([
      '63',
      '0',
      '0',
      '63',
    ]);
  });
});
