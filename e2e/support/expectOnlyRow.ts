import { expect, type Locator, type Page } from '@playwright/test';

/** The query of an office list's address that searches for a text. */
export function searchFor(text: string): string {
  return new URLSearchParams({ filter: JSON.stringify({ search: text }) }).toString();
}

/**
 * Expects that the only row of a list has this text, and returns the row. A search is applied only
 * after a pause in typing; until then, the list has other rows too.
 */
export async function expectOnlyRow(page: Page, text: string): Promise<Locator> {
  const row = page.getByRole('row').filter({ hasText: text });
  await expect(row).toHaveCount(1);
  // The other row is the header.
  await expect(page.getByRole('row')).toHaveCount(2);
  return row;
}
