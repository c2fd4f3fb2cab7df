import { itemKeys } from '../../server/testing/specification';
import { fillInReport, markAllGood } from './report';
import { expect, signInStored, test } from './test';

// @only-all: takes up to a minute, and only a change to a specified text, limit or time breaks it.

/** These tests repeat the inspection's texts and values from sections 3, 4 and 8 of the specification as literals. */

const horn = { vehicle_inspection: 7, key: 'horn', text: 'The horn is silent', fixed: false };

const stored = {
  ...Object.fromEntries(itemKeys.map((key) => [key, key !== 'horn'])),
  id: 7,
  carrier: 'Dana Miles',
  address: 'Chicago',
  date_inspected: '04-05-2026 06:12',
  truck_number: 'T-1',
  odometer_reading: '1000',
  trailer_numbers: 'R-1',
  drivers_signature: 'Dana Miles',
  drivers_signature_date: '2026-05-04',
  mechanics_signature: '',
  mechanics_signature_date: '2026-05-04',
  satisfactory_vehicle_condition: 'above_defects_need_correction',
  comments: [horn],
};

test('a loaded report, its updates and a failed update show the specified toasts', async ({
  page,
  host,
}) => {
  let report: Record<string, unknown> = stored;
  const update = 'PATCH /api/driver/update/inspection/7/';
  host.answer('GET /api/driver/current/inspection/', () => ({ status: 200, body: report }));
  host.answer(update, () => ({ status: 400, body: { detail: 'No.' } }));
  await signInStored(page);
  await page.goto('/vehicle-report');
  await expect(page.getByText('Loaded existing inspection data')).toBeVisible();
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue('2026-05-04');
  await expect(page.getByLabel('Time', { exact: true })).toHaveValue('06:12');

  await page.getByRole('button', { name: 'Horn: good' }).click();
  await expect(page.getByText('Error updating horn')).toBeVisible();

  host.answer(update, ({ body }) => {
    report = { ...report, ...body };
    return { status: 200, body };
  });
  // The report ignores a second press of a button within 600 ms, as from a gloved finger.
  await page.waitForTimeout(600);
  await page.getByRole('button', { name: 'Horn: good' }).click();
  await expect(page.getByText('Updated horn to good')).toBeVisible();
  await page.getByRole('button', { name: 'Mirrors: defective' }).click();
  const description = page.getByLabel('Defect description, Mirrors');
  await description.fill('The left mirror is broken');
  // The report saves the description on blur.
  await description.blur();
  await expect(page.getByText('Updated mirrors to defective')).toBeVisible();
  expect(host.received.findLast(({ call }) => call === update)?.body).toEqual({
    mirrors: false,
    comments: [
      { ...horn, fixed: true },
      { vehicle_inspection: 7, key: 'mirrors', text: 'The left mirror is broken', fixed: false },
    ],
  });
});

test("a report without defects sends 'above_defects_corrected', and a rejection by the server shows 'Error saving inspection'", async ({
  page,
  host,
}) => {
  const create = 'POST /api/driver/create/inspection/';
  host.answer(create, () => ({ status: 400, body: { detail: 'No.' } }));
  await signInStored(page);
  await page.goto('/vehicle-report');
  await fillInReport(page);
  await markAllGood(page);
  await page.getByRole('button', { name: 'Submit Report (All Clear)' }).click();
  await expect(page.getByText('Error saving inspection')).toBeVisible();
  const sent = host.received.find(({ call }) => call === create)?.body;
  expect(sent).toMatchObject({
    satisfactory_vehicle_condition: 'above_defects_corrected',
    comments: [],
  });
});
