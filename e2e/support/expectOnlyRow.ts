import { expect, type Locator, type Page } from '@playwright/test';

/** Returns the query with which an office list searches for a text. */
export function searchFor(text: string): string {
  return new URLSearchParams({ filter: JSON.stringify({ search: text }) }).toString();
}

/**
 * Expects that a list has only one row, with this text, and returns the row. Waits, because a search starts only after
 * a pause in typing.
 */
export async function expectOnlyRow(page: Page, text: string): Promise<Locator> {
  const row = page.getByRole('row').filter({ hasText: text });
  await expect(row).toHaveCount(1);
  // The other row is the header.
  await expect(page.getByRole('row')).toHaveCount(2);
  return row;
}
