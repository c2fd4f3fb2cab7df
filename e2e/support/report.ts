import type { Locator, Page } from '@playwright/test';
import { signIn } from './account';
import { expect } from './test';

/** Opens the blank report of a driver who has just signed in. */
export async function openBlankReport(page: Page): Promise<void> {
  await page.goto('/vehicle-report');
  await signIn(page);
  await expect(page.getByRole('button', { name: /: good$/ })).toHaveCount(63);
}

/** Fills in the fields above and below the checklist. */
export async function fillInHeader(page: Page, odometer = '418,220'): Promise<void> {
  const fields = {
    'Driver name': 'A. Driver',
    'Current location': 'Dock 4, Chicago IL',
    'Truck number': 'T-114',
    Odometer: odometer,
    'Trailer numbers': 'TR-9',
  };
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
  await page.getByLabel('Driver signature', { exact: true }).fill('A. Driver');
}

/** Marks every unchecked item good, without scrolling or touch. */
export async function markRestGood(page: Page): Promise<void> {
  await page.locator('[data-state="pending"] .mark-good').evaluateAll((buttons: HTMLElement[]) => {
    for (const button of buttons) button.click();
  });
}

/** A category of the checklist, or the part of a section with this heading. */
export const categoryOf = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true });

/** Marks the items with these keys good by touch, one by one. */
export async function tapGood(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.locator(`[data-item="${key}"] .mark-good`).tap();
}

/** The keys of a category's regulated items, or of the others. */
export async function keysIn(category: Locator, isRegulated: boolean): Promise<string[]> {
  return category
    .locator('[data-item]')
    .evaluateAll(
      (rows, wanted) =>
        rows
          .filter((row) => (row.querySelector('abbr') !== null) === wanted)
          .map((row) => row.getAttribute('data-item') ?? ''),
      isRegulated,
    );
}
