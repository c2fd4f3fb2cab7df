import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { calls } from '@/contract/calls';
import { checklistKeys } from '@/contract/checklist';
import type { ChecklistKey } from '@/contract/checklist';
import { demo, signIn } from './account';
import { expect } from './test';

/** Opens the office in a new browser context and signs in. */
export async function openOffice(
  browser: Browser,
  url: string,
  username: string,
  viewport: { width: number; height: number },
): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport });
  const page = await context.newPage();
  await page.goto('/office');
  await signIn(page, demo(username));
  await expect(page).toHaveURL(/\/office/);
  await expect(page.getByRole('heading', { name: /Last \d+ days/ })).toBeVisible();
  return page;
}

/** Creates a report with these items defective by the call that a driver's phone makes. */
export async function fileReport(
  page: Page,
  truck: string,
  defects: Partial<Record<ChecklistKey, string>>,
): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  const body = {
    carrier: 'Marcus Bell',
    address: 'Dock 4, Chicago IL',
    truck_number: truck,
    odometer_reading: '418220',
    trailer_numbers: '53-0192',
    drivers_signature: 'M. Bell',
    drivers_signature_date: day,
    mechanics_signature: '',
    mechanics_signature_date: day,
    satisfactory_vehicle_condition: 'above_defects_need_correction',
    date_inspected: `${day} 08:30`,
    comments: Object.entries(defects).map(([key, text]) => ({
      vehicle_inspection: null,
      key,
      text,
      fixed: false,
    })),
    ...Object.fromEntries(checklistKeys.map((key) => [key, defects[key] === undefined])),
  };
  const status = await page.evaluate(
    async ({ path, sent }) => {
      const csrf = /csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const answer = await fetch(path, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-CSRFToken': csrf,
          Authorization: `Bearer ${localStorage.getItem('accessToken') ?? ''}`,
        },
        body: JSON.stringify(sent),
      });
      return answer.ok ? 'filed' : answer.text();
    },
    { path: calls.createInspection, sent: body },
  );
  expect(status).toBe('filed');
}

/** Takes a screenshot for manual review, if SHOTS is set. */
export async function look(page: Page, name: string): Promise<void> {
  const shots = process.env['SHOTS'];
  const width = page.viewportSize()?.width ?? 0;
  if (shots)
    await page.screenshot({ path: `${shots}/office-${width}-${name}.png`, fullPage: true });
}

/** Runs axe on the page once it has loaded. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('.RaLoadingIndicator-loader')).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual(
    [],
  );
}
