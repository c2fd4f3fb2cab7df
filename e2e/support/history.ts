import type { Page } from '@playwright/test';
import { expect } from './test';

/** The number of open dialogs, drawers and menus with a history entry. */
const overlays = (page: Page) =>
  page.evaluate(() => (window.history.state as { overlays?: number } | null)?.overlays ?? 0);

/** Goes back once the open dialog, drawer or menu has its history entry, one task after it opened. */
export async function closeByBack(page: Page): Promise<void> {
  await expect.poll(() => overlays(page)).toBe(1);
  await page.goBack();
}

/** Waits until a closed dialog has gone back in the history, because going back would abort a reload. */
export async function leavesHistory(page: Page): Promise<void> {
  await expect.poll(() => overlays(page)).toBe(0);
}
