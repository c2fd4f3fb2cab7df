import { expect, test } from './test';

test.use({ serviceWorkers: 'allow' });

const call = 'GET /api/common/comments/';

// 'The service worker answers a public call from its cache only when there is no response.' (reading 31)
test('a section shows its error text if its call fails, and what the browser keeps only without a response', async ({
  page,
  host,
}) => {
  // The driver's report installs the worker.
  await page.goto('/login');
  await page.getByRole('button', { name: 'Enter' }).click();
  await page.waitForURL('**/vehicle-report');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const testimonials = page.locator('[data-section=testimonials]');
  await page.goto('/');
  await expect(testimonials.getByText('A shown comment').first()).toBeVisible();
  host.answer(call, () => ({ status: 500, body: { nothing: 'useful' } }));
  await page.reload();
  await expect(testimonials.getByText('Error fetching data')).toBeVisible();
  host.answer(call, () => 'cut');
  await page.reload();
  await expect(testimonials.getByText('A shown comment').first()).toBeVisible();
});
