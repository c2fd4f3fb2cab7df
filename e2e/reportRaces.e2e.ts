import type { Page } from '@playwright/test';
import {
  fillInHeader,
  markDefective,
  markRestGood,
  openReport,
  outboxOnDisk,
  saveSilentHorn,
} from './support/report';
import { expect, signedInTest as test } from './support/test';

// @only-all: lostResponses.test.ts and allClear.test.ts of src/features/inspection/delivery test any order.

test.use({ serviceWorkers: 'allow' });

const good = (page: Page, item: string) => page.getByRole('button', { name: `${item}: good` });

test.describe('a report whose responses are lost', () => {
  // Playwright cannot intercept calls that a service worker handles.
  test.use({ serviceWorkers: 'block' });

  /** Lets the next call to this address reach the server, but drops its response. */
  async function loseResponse(page: Page, url: string): Promise<void> {
    await page.route(
      url,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
  }

  test('a report is created, corrected and sent exactly once each even if the responses are lost', async ({
    page,
    office,
    rig,
  }) => {
    await openReport(page);
    await loseResponse(page, '**/api/driver/create/inspection/');
    await saveSilentHorn(page, rig);

    await loseResponse(page, '**/api/driver/update/inspection/*/');
    await good(page, 'Horn').tap();
    await expect(page.getByText('Updated horn to good')).toBeVisible();
    await page.getByRole('checkbox', { name: 'I have read this' }).check();

    const submit = page.getByRole('button', { name: 'Submit Report (All Clear)' });
    await page.route(/\/api\/driver\/send\/inspection\//, async (route) => {
      await route.fetch();
      await page.route('**/api/driver/**', (other) => other.abort());
      await route.abort();
    });
    await submit.tap();
    await outboxOnDisk(page, 'waiting');
    // Leaves the page before the phone sends the report again, because a report sent without the page has no receipt.
    await page.goto('about:blank');
    await page.unrouteAll();
    await page.goto('/vehicle-report');
    const receipt = page.getByRole('dialog', { name: 'Report sent' });
    await expect(receipt.getByText(rig.truck, { exact: true })).toBeVisible();
    expect(await office.reports(rig.truck)).toMatchObject([
      {
        state: 'sent',
        report: { comments: [{ key: 'horn', fixed: false }] },
        events: expect.arrayContaining([expect.objectContaining({ text: 'Updated horn to good' })]),
      },
    ]);
  });
});

test('a defect marked while the all-clear waits offline is sent instead of the all-clear', async ({
  page,
  context,
  office,
  rig,
}) => {
  await openReport(page);
  await fillInHeader(page, rig);
  await markRestGood(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Submit Report (All Clear)' }).tap();
  await expect(page.getByText('The report is waiting for a connection.')).toBeVisible();
  await markDefective(page, 'Horn', 'No sound');
  const hint = page.getByText('You changed the report after submitting it.');
  await expect(hint).toBeInViewport();
  await expect(page.getByText('The report is waiting for a connection.')).toHaveCount(0);

  await context.setOffline(false);
  await page.getByLabel('Above defects need correction').check();
  await page.getByRole('button', { name: 'Save Report (Defects Found)' }).tap();
  await expect(page.getByText('Inspection saved successfully').first()).toBeVisible();
  await expect(hint).toHaveCount(0);
  expect(await office.reports(rig.truck)).toMatchObject([
    { state: 'current', sent_at: null, report: { horn: false } },
  ]);
});
