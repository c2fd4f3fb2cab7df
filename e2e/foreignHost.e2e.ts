import type { Page } from '@playwright/test';
import {
  createForeignBackend,
  variants,
  type Stored,
  type Variant,
} from '@/testing/report/foreignBackend';
import { itemKeys } from '../server/testing/specification';
import { expect, signInStored, test } from './specification/test';

// @only-all: takes minutes; src/features/inspection/delivery/foreignHost.test.ts runs the variants and their pairs.

const before: Stored = {
  ...Object.fromEntries(itemKeys.map((key) => [key, true])),
  id: 17,
  carrier: 'Dana Miles',
  address: 'Chicago',
  date_inspected: '04-05-2026 06:12',
  truck_number: 'T-1',
  odometer_reading: '1000',
  trailer_numbers: 'R-1',
  drivers_signature: 'Dana Miles',
  drivers_signature_date: '04-05-2026',
  mechanics_signature: '',
  mechanics_signature_date: '04-05-2026',
  satisfactory_vehicle_condition: 'above_defects_corrected',
  comments: [],
};
const address = 'Gate 2 &  "Dock" 9';
const text = 'No  sound & "bent"';

/** Opens the report of a driver whose inspection calls the backend answers. */
async function openReport(page: Page, variant: Variant) {
  const clock = { passed: 0 };
  const host = createForeignBackend([variant], before, () => Date.now() + clock.passed);
  await page.route('**/api/driver/*/inspection/**', async (route) => {
    const request = route.request();
    const body = (request.postDataJSON() ?? {}) as Record<string, unknown>;
    const reply = host.respond(new URL(request.url()).pathname, body);
    if (reply === 'lost') return route.abort();
    const headers = {
      'Access-Control-Allow-Origin': request.headers().origin ?? '*',
      'Access-Control-Allow-Credentials': 'true',
      ...(reply.body !== undefined && { 'Content-Type': 'application/json' }),
    };
    const sent = reply.body === undefined ? '' : JSON.stringify(reply.body);
    return route.fulfill({ status: reply.status, headers, body: sent });
  });
  await page.clock.install();
  await signInStored(page);
  await page.goto('/vehicle-report');
  await expect(page.getByText('Loaded existing inspection data')).toBeVisible();
  /** Lets time pass until the condition holds. The driver presses again whenever the report says so. */
  const until = async (button: string, isDone: () => Promise<boolean> | boolean) => {
    for (let step = 0; step < 200 && !(await isDone()); step += 1) {
      clock.passed += 5000;
      await page.clock.runFor(5000);
      if (await page.getByText(/Submit it again/).isVisible()) {
        await page.getByRole('button', { name: button }).click();
      }
    }
    expect(await isDone()).toBe(true);
  };
  return { host, until };
}

const plain = (written: unknown) =>
  String(written)
    .toLowerCase()
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ');

for (const variant of variants) {
  test(`with a backend that ${variant.name}, a driver saves a report with a defect, repairs it and sends it once`, async ({
    page,
  }) => {
    const { host, until } = await openReport(page, variant);
    await page.getByLabel('Current location', { exact: true }).fill(address);
    await page.getByLabel('Driver signature', { exact: true }).fill('Dana Miles');
    await page.getByRole('button', { name: 'Horn: defective' }).press('Enter');
    const description = page.getByLabel('Defect description, Horn');
    await description.fill(text);
    await page.getByLabel('Above defects need correction').check();
    const save = 'Save Report (Defects Found)';
    await page.getByRole('button', { name: save }).click();
    await until(save, () => page.getByText(/^Saved at the office/).isVisible());
    expect(plain(await description.inputValue())).toBe(plain(text));
    expect(host.created).toHaveLength(1);

    await page.clock.runFor(5000);
    await page.getByRole('button', { name: 'Horn: good' }).press('Enter');
    const send = 'Submit Report (All Clear)';
    await page.getByRole('button', { name: send }).click();
    await until(send, () => host.sent.length > 0);
    expect(host.wrong).toEqual([]);
    expect(host.sent).toMatchObject([{ horn: true, body: true }]);
    expect(plain(host.sent[0]?.address)).toBe(plain(address));
    const bodies = host.created.map(({ id: _id, updated_at: _at, ...body }) =>
      JSON.stringify(body),
    );
    expect(new Set(bodies).size).toBe(bodies.length);
  });
}
