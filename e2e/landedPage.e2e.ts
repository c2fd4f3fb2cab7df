import fs from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { calls } from '@/contract/calls';
import { dayAfter } from '@/contract/dates';
import { defectPaths } from '@/contract/office/defects';
import { defect } from '@/contract/records';
import { consentVersion } from '@/contract/signingConsent';
import { createReport } from './support/createReport';
import { fillInHeader, markRestGood } from './support/report';
import { expect, signedInTest as test } from './support/test';

// @only-all: starts another build's page; src/features/inspection/storage tests the drafts of earlier versions.

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '': 'text/html; charset=utf-8',
};

/**
 * Opens the report's page of commit 6fa45f0 on the present server, as a phone with that page in its cache would. The
 * file is JSON, compressed with brotli. It contains, by path, the commit's /vehicle-report and the scripts of
 * dist/site/assets that this page may load.
 */
async function openLandedPage(page: Page): Promise<void> {
  const file = path.join(__dirname, 'landed', 'page-6fa45f0.json.br');
  const json = brotliDecompressSync(fs.readFileSync(file)).toString();
  const files = v.parse(v.record(v.string(), v.string()), JSON.parse(json));
  await page.route(
    ({ pathname }) => pathname in files,
    (route) => {
      const { pathname } = new URL(route.request().url());
      const contentType = types[path.extname(pathname)] ?? 'text/plain';
      return route.fulfill({ body: files[pathname] ?? '', contentType });
    },
  );
  await page.goto('/vehicle-report');
}

test("the report's page of an earlier version (6fa45f0) shows defects with newer statuses and sends a report", async ({
  page,
  office,
  rig,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const marcus = await office.newPerson();
  const mechanic = await office.newPerson('mechanic');
  await createReport(marcus, rig, {
    horn: 'Horn is silent',
    radiator: 'Leaks a little',
    mirrors: 'Left one is cracked',
    battery: 'Terminal is loose',
    body: 'Dent',
  });
  const found = await office.defects(rig.truck);
  const act = async (item: string, action: string, body: object) => {
    const one = (await office.defects(rig.truck)).find((known) => known.item === item);
    const url = action.replace(':id', String(one?.id));
    return mechanic.call(defect, url, { body: { version: one?.version, ...body } });
  };
  expect(found).toHaveLength(5);
  // The statuses, in order: driver says good, withdrawn, deferred, certified and reopened, certified.
  const toggle = calls.updateInspection.replace(':id', String(found[0]?.first_report_id));
  for (const key of ['horn', 'battery']) {
    const comments = [{ vehicle_inspection: null, key, text: 'Now good', fixed: true }];
    await marcus.call(v.unknown(), toggle, { method: 'PATCH', body: { comments, [key]: true } });
  }
  await act('radiator', defectPaths.defer, {
    until: dayAfter(new Date().toISOString().slice(0, 10), 30),
    reason: 'Parts on order',
    affects_safe_operation: false,
    consent: consentVersion,
  });
  await act('mirrors', defectPaths.certify, { state: 'repaired', consent: consentVersion });
  await act('mirrors', defectPaths.reopen, { reason: 'Still cracked' });
  await act('body', defectPaths.certify, {
    state: 'repair_not_needed',
    note: 'Only scratched',
    consent: consentVersion,
  });
  const states = (await office.defects(rig.truck)).map(
    ({ item, state, driver_says_good: good }) => `${item} ${good ? 'says good' : state}`,
  );
  expect(states.sort()).toEqual([
    'battery marked_good_by_driver',
    'body repair_not_needed',
    'horn says good',
    'mirrors open',
    'radiator deferred',
  ]);

  await openLandedPage(page);
  await expect(page.getByText('Saved on this phone')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Inspection', exact: true })).toHaveCount(0);
  await fillInHeader(page, rig);
  const panel = page.getByRole('region', { name: 'Previous report' });
  for (const line of ['Horn: Horn is silent', 'Radiator: Leaks a little', 'Body: Dent']) {
    await expect(panel.getByText(line)).toBeVisible();
  }
  await panel.getByRole('button', { name: 'I have reviewed the last report' }).click();
  await markRestGood(page);
  await panel.getByRole('checkbox', { name: 'The vehicle is safe to drive' }).check();
  await page.getByRole('button', { name: 'Submit Report (All Clear)' }).click();
  await expect(page.getByText('Inspection saved successfully')).toBeVisible();
  await page.getByRole('button', { name: 'Submit Report (All Clear)' }).click();
  await expect(page.getByRole('button', { name: 'Start the next inspection' })).toBeVisible();
  expect(errors).toEqual([]);
  const after = await office.defects(rig.truck);
  expect(
    after
      .filter(({ state }) => state === 'open')
      .map(({ item }) => item)
      .sort(),
  ).toEqual(['horn', 'mirrors']);
});
