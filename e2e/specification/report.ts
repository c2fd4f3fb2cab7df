import type { Page } from '@playwright/test';

/** Fills in all fields except the items and the fields with a default. */
export async function fillInReport(page: Page): Promise<void> {
  const fields = {
    'Driver name': 'Dana Miles',
    'Current location': 'Chicago',
    'Truck number': 'T-1',
    Odometer: '1000',
    'Trailer numbers': 'R-1',
    'Driver signature': 'Dana Miles',
  };
  for (const [label, value] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  await page.getByLabel('Driver signature date').fill('2026-05-04');
}

export async function markAllGood(page: Page): Promise<void> {
  await page.locator('[data-state="pending"] .mark-good').evaluateAll((buttons: HTMLElement[]) => {
    for (const button of buttons) button.click();
  });
}
