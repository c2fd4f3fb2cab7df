import type { Page } from '@playwright/test';
import { browserErrorsPath } from '@/contract/browserErrors';
import { holdRequests } from './support/holdRequests';
import {
  fillInHeader,
  fillInSilentHorn,
  markRestGood,
  openReport,
  saveSilentHorn,
} from './support/report';
import { expect, signedInTest as test } from './support/test';

// @only-all: the unit tests of src/features/inspection/delivery test that a receipt needs a matching response.

const submit = 'Submit Report (All Clear)';

test("the form keeps a report if the server's response differs from it, until a second submission finds that the office has stored it as submitted", async ({
  page,
  office,
  rig,
}) => {
  await openReport(page);
  await fillInHeader(page, rig);
  await markRestGood(page);
  await page.route(
    '**/api/driver/create/inspection/',
    async (route) => {
      const response = await route.fetch();
      const stored = (await response.json()) as object;
      const other = { ...stored, odometer_reading: '7', digest: 'f'.repeat(64) };
      await route.fulfill({ response, json: other });
    },
    { times: 1 },
  );
  const reported = page.waitForRequest(`**${browserErrorsPath}`);
  await page.getByRole('button', { name: submit }).click();
  await expect(page.getByText('Error saving inspection')).toBeVisible();
  await expect(page.getByText(/we do not know if the office has the report/)).toBeVisible();
  await expect(page.getByLabel('Truck number')).toHaveValue(rig.truck);
  await expect(page.getByRole('dialog', { name: 'Report sent' })).toHaveCount(0);
  const body = (await reported).postData() ?? '';
  expect(body).toContain('The server has stored another odometer_reading than was sent');
  expect(body).not.toMatch(/418220|418,220/);

  await page.getByRole('button', { name: submit }).click();
  const receipt = page.getByRole('dialog', { name: 'Report sent' });
  await expect(receipt).toBeVisible();
  const [record, ...others] = await office.reports(rig.truck);
  expect([record?.state, others]).toEqual(['sent', []]);
  await expect(receipt.getByText(record?.digest.slice(0, 8) ?? '')).toBeVisible();
});

test("'Send again' in a receipt resends a report that the office does not have", async ({
  page,
  office,
  rig,
}) => {
  // Imitates an office with a restored backup, which does not have the first report.
  await page.route(/\/api\/fleet\/reports\/\d+\/$/, (route) =>
    route.fulfill({ status: 404, json: { detail: 'Not found.' } }),
  );
  await openReport(page);
  await fillInHeader(page, rig);
  await markRestGood(page);
  await page.getByRole('button', { name: submit }).click();
  const receipt = page.getByRole('dialog', { name: 'Report sent' });
  await expect(receipt.getByText('The office does not have this report.')).toBeVisible();
  await page.unrouteAll();
  await receipt.getByRole('button', { name: 'Send again' }).click();
  await expect
    .poll(async () => (await office.reports(rig.truck)).map(({ state }) => state))
    .toEqual(['sent', 'sent']);
  await expect(page.getByRole('dialog', { name: 'Report sent' })).toBeVisible();
  await expect(page.getByText('The office does not have this report.')).toHaveCount(0);
});

/** Counts the frames with a receipt and toasts, because a toast is visible for only two seconds unless it is kept. */
async function watchToasts(page: Page, { isKept }: { isKept: boolean }) {
  await page.evaluate((isKept) => {
    const seen = { together: 0, several: 0, covered: 0 };
    Object.assign(window, { seen });
    const look = () => {
      const first = document.querySelector('[role="dialog"] .MuiDialogContent-root h2');
      const toasts = [...document.querySelectorAll('.notistack-Snackbar .MuiAlert-root')];
      const head = first?.parentElement?.getBoundingClientRect();
      // A page without the focus keeps its toasts.
      if (isKept) window.dispatchEvent(new Event('blur'));
      if (head && toasts.length > 0) {
        seen.together += 1;
        if (toasts.length > 1) seen.several += 1;
        const isCovered = toasts.some((toast) => toast.getBoundingClientRect().bottom > head.top);
        if (isCovered) seen.covered += 1;
      }
      requestAnimationFrame(look);
    };
    look();
  }, isKept);
  return (name: 'together' | 'several' | 'covered') =>
    page.evaluate((of) => (window as { seen?: Record<typeof of, number> }).seen?.[of], name);
}

test("no toast covers a receipt's text, and after the receipt the report's bar offers 'Another truck'", async ({
  page,
  rig,
}) => {
  await openReport(page);
  await fillInSilentHorn(page, rig);
  const count = await watchToasts(page, { isKept: false });
  await page.getByRole('button', { name: 'Save Report (Defects Found)' }).click();
  const receipt = page.getByRole('dialog', { name: 'Report saved at the office' });
  await expect(receipt).toBeVisible();
  await expect.poll(() => count('together')).toBeGreaterThan(0);
  await expect(page.getByText('Inspection saved successfully')).toHaveCount(0);
  expect(await count('covered')).toBe(0);

  await receipt.getByRole('button', { name: 'Back to the report' }).click();
  const bar = page.locator('[data-bottom-bar]');
  await expect(bar.getByRole('button', { name: 'Another truck' })).toBeVisible();
  await bar.getByRole('button', { name: 'Save Report (Defects Found)' }).click();
  await expect(
    page.getByText(/^The office has it since [^.]+[AP]M\. Nothing has changed\.$/),
  ).toBeVisible();
  await page.getByLabel('Current location').fill('Gary, IN');
  await expect(bar.getByRole('button', { name: 'Another truck' })).toHaveCount(0);
});

test("two toasts do not cover a receipt's text", async ({ page, rig }) => {
  await openReport(page);
  await saveSilentHorn(page, rig);
  const count = await watchToasts(page, { isKept: true });
  await page.getByRole('checkbox', { name: 'I have read this' }).check();
  await page.getByRole('button', { name: 'Horn: good' }).press('Enter');
  await page.getByRole('button', { name: submit }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Report sent' })).toBeVisible();
  await expect.poll(() => count('several')).toBeGreaterThan(30);
  // A few frames pass before the text has moved.
  expect(await count('covered')).toBeLessThan(10);
});

test("'Another truck' asks nothing where nothing is lost, and leads to the empty number at the top of the page", async ({
  page,
  rig,
}) => {
  await openReport(page);
  await fillInSilentHorn(page, rig);
  await page.getByRole('button', { name: 'Save Report (Defects Found)' }).click();
  const receipt = page.getByRole('dialog', { name: 'Report saved at the office' });
  await receipt.getByRole('button', { name: 'Another truck' }).click();
  await expect(receipt).toHaveCount(0);
  await expect(page.getByLabel('Truck number')).toBeFocused();
  await expect(page.getByLabel('Truck number')).toHaveValue('');
  await expect(page.getByLabel('Truck number')).toBeInViewport();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Horn: good' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});

test("the 'Back to the report' button of a receipt does not move when text about a held truck appears above it", async ({
  page,
  rig,
}) => {
  await openReport(page);
  await fillInSilentHorn(page, rig);
  const respond = await holdRequests(page, '**/api/fleet/previous/**');
  await page.getByRole('button', { name: 'Save Report (Defects Found)' }).click();
  const receipt = page.getByRole('dialog', { name: 'Report saved at the office' });
  await expect(receipt.getByText('Asking the office about the vehicles…')).toBeVisible();
  const back = receipt.getByRole('button', { name: 'Back to the report' });
  const before = await back.boundingBox();
  respond();
  await expect(receipt.getByRole('group', { name: 'Do not drive' })).toBeVisible();
  expect(await back.boundingBox()).toEqual(before);
});
