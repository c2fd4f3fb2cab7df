import type { Locator, Page } from '@playwright/test';
import { leavesHistory } from './history';
import { expect, type Rig } from './test';

export async function openReport(page: Page): Promise<void> {
  await page.goto('/vehicle-report');
  await expectOpen(page);
}

/** Waits until the report shows a status. Even a blank form has one. */
export async function expectOpen(page: Page): Promise<void> {
  await expect(page.getByText(/^(Nothing entered yet|Saved on this phone|Sent \d)/)).toBeVisible();
}

/** Enters a driver name other than the account's. On Linehaul's own backend, a button opens the field. */
export async function enterName(page: Page, name: string): Promise<void> {
  const change = page.getByRole('button', { name: 'Change driver name' });
  if (await change.isVisible()) await change.press('Enter');
  await page.getByRole('textbox', { name: 'Driver name' }).fill(name);
}

/** Fills in the fields above and below the checklist. */
export async function fillInHeader(
  page: Page,
  { truck, trailer }: Rig,
  odometer = '418,220',
): Promise<void> {
  await signature(page).fill('A. Driver');
  await enterName(page, 'A. Driver');
  const fields = {
    'Current location': 'Dock 4, Chicago IL',
    'Truck number': truck,
    Odometer: odometer,
    'Trailer numbers': trailer,
  };
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
}

export const signature = (page: Page): Locator =>
  page.getByLabel('Driver signature', { exact: true });

/** Marks every unchecked item good, and signs the report. */
export async function markRestGood(page: Page): Promise<void> {
  await page.locator('[data-state="pending"] .mark-good').evaluateAll((buttons: HTMLElement[]) => {
    for (const button of buttons) button.click();
  });
  const sign = page.getByRole('button', { name: /^Sign as / });
  // The page of an earlier version has no such button.
  if (await sign.isVisible()) await sign.press('Enter');
  await expect(signature(page)).not.toHaveValue('');
}

/**
 * Marks an item defective with the keyboard. A mouse click would be lost if the page moved between pressing and
 * releasing the button, as it does when the office responds.
 */
export async function markDefective(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('button', { name: `${label}: defective` }).press('Enter');
  await page.getByLabel(`Defect description, ${label}`).fill(text);
}

export async function closeReceipt(page: Page): Promise<void> {
  const receipt = page.getByRole('dialog', { name: 'Report saved at the office' });
  await receipt.getByRole('button', { name: 'Back to the report' }).click();
  await expect(receipt).toHaveCount(0);
  await leavesHistory(page);
  // A reload before that opens the receipt again.
  const seen = async () =>
    (await draftsOnDisk(page)).flatMap(({ sent = [] }) => sent.map(({ isSeen }) => isSeen));
  await expect.poll(seen).not.toContain(false);
}

export async function signReview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'I have reviewed the last report' }).click();
  // Only this phone's signature is a status. A vehicle's last report may also contain 'Reviewed by'.
  await expect(page.getByRole('status').filter({ hasText: /^Reviewed by / })).toBeVisible();
}

/** Saves a report with a silent horn, and closes its receipt. */
export async function saveSilentHorn(page: Page, rig: Rig): Promise<void> {
  await createSilentHorn(page, rig);
  await closeReceipt(page);
}

export async function fillInSilentHorn(page: Page, rig: Rig): Promise<void> {
  await fillInHeader(page, rig);
  await markDefective(page, 'Horn', 'Horn is silent');
  await page.getByLabel('Above defects need correction').check();
  await markRestGood(page);
}

/** Saves a report with a silent horn. On Linehaul's own backend, the receipt stays open. */
export async function createSilentHorn(page: Page, rig: Rig): Promise<void> {
  await fillInSilentHorn(page, rig);
  await page.getByRole('button', { name: 'Save Report (Defects Found)' }).click();
  await expect(page.getByText('Inspection saved successfully')).toBeVisible();
}

interface StoredDraft {
  readonly outbox?: { readonly status: string };
  readonly sent?: readonly { readonly isSeen: boolean }[];
  readonly review?: { readonly outbox: readonly unknown[] };
}

/** The drafts on the phone's disk. They may be slightly older than what the page shows. */
function draftsOnDisk(page: Page): Promise<StoredDraft[]> {
  return page.evaluate(
    () =>
      new Promise<StoredDraft[]>((found) => {
        const opening = indexedDB.open('linehaul');
        opening.onsuccess = () => {
          const all = opening.result.transaction('drafts').objectStore('drafts').getAll();
          all.onsuccess = () => {
            opening.result.close();
            found(all.result as StoredDraft[]);
          };
        };
      }),
  );
}

export async function outboxOnDisk(page: Page, status: 'waiting' | 'empty'): Promise<void> {
  const statuses = async () => (await draftsOnDisk(page)).map(({ outbox }) => outbox?.status);
  await expect.poll(statuses).toContain(status);
}

/** Waits until the phone's disk has a signed review that is not sent. */
export async function reviewOnDisk(page: Page): Promise<void> {
  const reviews = async () =>
    (await draftsOnDisk(page)).flatMap(({ review }) => review?.outbox ?? []);
  await expect.poll(reviews).not.toEqual([]);
}

/** Waits until the phone's disk has a sent report. */
export async function receiptOnDisk(page: Page): Promise<void> {
  const sent = async () => (await draftsOnDisk(page)).flatMap((draft) => draft.sent ?? []);
  await expect.poll(sent).not.toEqual([]);
}

export const getCategoryRegion = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true });
