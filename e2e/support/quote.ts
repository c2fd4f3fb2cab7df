import type { Page } from '@playwright/test';

export async function fillInQuote(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Pickup location').fill('Chicago, IL');
  await dialog.getByLabel('Delivery location').fill('Dallas, TX');
  await dialog.getByLabel('Total weight').fill('42000.5');
  await dialog.getByLabel('Commodity').fill('Paper rolls');
  await dialog.getByText('Refrigerated').click();
  await dialog.getByLabel('Drop trailer required').check();
  await dialog.getByLabel('Business email').fill('traffic@example.com');
}
