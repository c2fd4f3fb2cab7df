import { fillInHeader, markRestGood, openReport, saveSilentHorn } from './support/report';
import { expect, signedInTest as test } from './support/test';

// @only-all: photos.e2e.ts and extensions.e2e.ts save, correct and send reports too.

test('a driver saves a report with a defect, returns, marks the item good and submits the report as all clear', async ({
  page,
  person,
  office,
  rig,
}) => {
  await openReport(page);
  await expect(
    page.getByRole('heading', { name: 'Driver Vehicle Inspection Report' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Complete Inspection' })).toBeDisabled();
  await expect(page.getByRole('button', { name: /: good$/ })).toHaveCount(63);
  await saveSilentHorn(page, rig);

  await page.reload();
  await expect(page.getByText('Loaded existing inspection data')).toBeVisible();
  await expect(page.getByLabel('Defect description, Horn')).toHaveValue('Horn is silent');
  await expect(page.getByLabel('Truck number')).toHaveValue(rig.truck);

  await page.getByRole('button', { name: 'Horn: good' }).tap();
  await expect(page.getByText('Updated horn to good')).toBeVisible();
  await page.getByRole('checkbox', { name: 'I have read this' }).check();
  const submit = page.getByRole('button', { name: 'Submit Report (All Clear)' });
  await expect(submit).toBeEnabled();
  const sent = page.waitForResponse((response) => /\/send\/inspection\/\d+\//.test(response.url()));
  await submit.tap();
  expect((await sent).status()).toBe(200);
  await page.getByRole('button', { name: 'Start the next inspection' }).tap();
  await expect(page.getByRole('button', { name: 'Complete Inspection' })).toBeDisabled();

  expect(await office.reports(rig.truck)).toMatchObject([
    {
      driver: person.username,
      state: 'sent',
      report: {
        truck_number: rig.truck,
        horn: false,
        comments: [{ key: 'horn', text: 'Horn is silent', fixed: false }],
      },
      events: expect.arrayContaining([expect.objectContaining({ text: 'Updated horn to good' })]),
    },
  ]);
});

test.describe('a report whose server fails', () => {
  test('the report shows a failed load and a rejection by the server, keeps its entries, and focuses the rejected field', async ({
    page,
    rig,
  }) => {
    await page.route('**/api/driver/current/inspection/', (route) =>
      route.fulfill({ status: 500, json: { detail: 'Scripted.' } }),
    );
    await page.goto('/vehicle-report');
    await expect(page.getByText('Error fetching inspection data')).toBeVisible();
    await fillInHeader(page, rig);
    await markRestGood(page);
    const rejections = { truck_number: ['No such truck.'], non_field_errors: ['It is not yours.'] };
    await page.route('**/api/driver/create/inspection/', (route) =>
      route.fulfill({ status: 400, json: rejections }),
    );
    await page.getByRole('button', { name: 'Submit Report (All Clear)' }).tap();
    await expect(page.getByText('Error saving inspection')).toBeVisible();
    await expect(page.locator('[data-bottom-bar] [data-status]')).toHaveText('Needs attention');
    await expect(page.getByText('It is not yours.')).toBeInViewport({ ratio: 1 });
    const truck = page.getByLabel('Truck number');
    await expect(truck).toHaveValue(rig.truck);
    await expect(truck).toHaveAccessibleDescription('No such truck.');
    await expect(truck).toBeFocused();
    // The counts are passed, failed, pending and total.
    const counts = page.getByLabel('Items', { exact: true }).locator('dd');
    await expect(counts).toHaveText(['63', '0', '0', '63']);
  });
});
