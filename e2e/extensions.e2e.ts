import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { calls } from '@/contract/calls';
import { defectPaths } from '@/contract/office/defects';
import { defect } from '@/contract/records';
import { consentVersion } from '@/contract/signingConsent';
import { freePort } from '../tools/machine/port';
import { demo, signIn } from './support/account';
import { Client } from './support/client';
import { createReport } from './support/createReport';
import { printedPages, printedText } from './support/printed';
import {
  createSilentHorn,
  enterName,
  fillInHeader,
  openReport,
  saveSilentHorn,
  signReport,
} from './support/report';
import { startLinehaul } from './support/startLinehaul';
import { expect, signedInTest as test } from './support/test';

/** The report on Linehaul's own backend (docs/product.md). */

const wide = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false };

const panelOf = (page: Page) => page.getByRole('region', { name: 'Previous report' });

test("a certification turns the driver's item good, the next driver signs the review, and the office's sheet shows both", async ({
  page,
  office,
  openAs,
  rig,
}) => {
  await openReport(page);
  await saveSilentHorn(page, rig);
  const location = page.getByLabel('Current location');
  await location.fill('Dock 5');

  const mechanic = await office.newPerson('mechanic');
  const [reported] = await office.defects(rig.truck);
  await mechanic.call(defect, defectPaths.certify.replace(':id', String(reported?.id)), {
    body: { version: reported?.version, state: 'repaired', consent: consentVersion },
  });
  const horn = page.getByRole('group', { name: 'Horn', exact: true });
  await expect(
    horn.getByText(new RegExp(`^Repaired by ${mechanic.username} \\d+:\\d\\d [AP]M$`)),
  ).toBeVisible();
  await expect(horn.getByRole('button', { name: 'Horn: good' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(location).toHaveValue('Dock 5');
  await expect(location).toBeFocused();

  const next = await openAs(await office.newPerson(), '/vehicle-report');
  await next.getByLabel('Truck number').fill(rig.truck.toLowerCase().replace('-', ''));
  await enterName(next, 'Dana Miles');
  await expect(panelOf(next).getByText('Horn: Horn is silent')).toBeVisible();
  await expect(
    panelOf(next).getByText(new RegExp(`^Repaired by ${mechanic.username} \\d+:\\d\\d [AP]M$`)),
  ).toBeVisible();
  const { violations } = await new AxeBuilder({ page: next }).include('form').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await panelOf(next).getByRole('button', { name: 'I have reviewed the last report' }).click();
  await expect(
    panelOf(next).getByText(/^Reviewed by Dana Miles \d+:\d\d [AP]M\. Sent\.$/),
  ).toBeVisible();

  const dispatcher = await office.newPerson('dispatcher');
  const shown = `/office/reports/${reported?.first_report_id}/show`;
  const sheets = await openAs(dispatcher, shown, wide);
  const sheet = sheets.getByRole('article', { name: 'Vehicle inspection report' });
  await expect(sheet).toContainText(`Repaired, certified by ${mechanic.username}`);
  await expect(sheets.getByText(/Reviewed by the next driver/)).toBeVisible();
  expect([1, 2]).toContain(await printedPages(sheets));
  expect(await printedText(sheets)).toMatch(/Dana Miles[^]*Reviewing driver's signature/);
});

test("a mechanic signs in at the link on the driver's phone and certifies the defect in two presses", async ({
  page,
  office,
  openAs,
  rig,
}) => {
  await createReport(await office.newPerson(), rig, { horn: 'Silent', mirrors: 'Cracked' });
  // They have agreed to sign electronically.
  const mechanic = await office.newPerson('mechanic');
  const mirrors = (await office.defects(rig.truck)).find(({ item }) => item === 'mirrors');
  await mechanic.call(defect, defectPaths.certify.replace(':id', String(mirrors?.id)), {
    body: { version: mirrors?.version, state: 'repaired', consent: consentVersion },
  });

  await openReport(page);
  await fillInHeader(page, rig);
  const held = page.getByRole('group', { name: 'Do not drive: repairs are not certified' });
  await held.getByRole('button', { name: 'Mechanic: certify on your phone, Horn' }).click();
  await expect(held.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const link = await held.getByRole('link', { name: /\/office\/defects\// }).getAttribute('href');

  const nobody = { storageState: { cookies: [], origins: [] } };
  const device = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const theirs = await openAs(nobody, link ?? '', device);
  await signIn(theirs, mechanic.account);
  await theirs.getByRole('button', { name: 'Certify repair' }).tap();
  const dialog = theirs.getByRole('dialog', { name: 'Certify repair' });
  await expect(dialog.getByText('Silent')).toBeVisible();
  await dialog.getByRole('button', { name: 'Certify repair' }).tap();
  await expect(theirs.getByText(/^Certified: /)).toBeVisible();
  expect((await office.defects(rig.truck)).find(({ item }) => item === 'horn')).toMatchObject({
    state: 'repaired',
    certified_by: mechanic.username,
  });
});

test('the open report prints as one sheet, and a sent report prints from its own page', async ({
  page,
  rig,
}) => {
  await openReport(page);
  await saveSilentHorn(page, rig);
  await expect(page.getByRole('button', { name: 'My reports' })).toBeVisible();
  const open = await printedText(page);
  expect(open).toContain('Saved with its defects');
  for (const part of ['(i) ', '(iv) ', '(xi) ']) expect(open).toContain(part);
  expect(open.match(/^\([ivx]+\) /gm)).toHaveLength(11);
  expect(open.indexOf('Horn is silent')).toBeLessThan(open.indexOf('(i) Service brakes'));
  for (const line of ['Driver', 'Mechanic', 'Reviewing driver']) {
    expect(open).toContain(`${line}'s signature`);
  }
  expect(open).not.toContain('Save Report');
  expect([1, 2]).toContain(await printedPages(page));

  await page.getByRole('button', { name: 'Horn: good' }).click();
  // The report has not changed since the server stored it, so one press sends it.
  await expect(page.getByText('Updated horn to good')).toBeVisible();
  await page.getByRole('checkbox', { name: 'I have read this' }).check();
  await signReport(page);
  await page.getByRole('button', { name: 'Submit Report (All Clear)' }).click();
  await page.getByRole('button', { name: 'Start the next inspection' }).click();
  await page.getByRole('button', { name: 'My reports' }).click();
  const dialog = page.getByRole('dialog', { name: 'My reports' });
  await dialog.getByRole('button', { name: /Sent/ }).first().click();
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible();
  const sent = await printedText(page);
  expect(sent).toContain(rig.truck);
  expect(sent).not.toContain('Saved with its defects');
  expect([1, 2]).toContain(await printedPages(page));
});

test('with API_HOST, the report makes no calls beyond those of the specification', async ({
  browser,
  rig,
}) => {
  const port = await freePort();
  const site = await startLinehaul({
    environment: { API_HOST: `http://127.0.0.1:${port}` },
  });
  const api = await startLinehaul({ port, environment: { ALLOWED_ORIGINS: site.url } });
  const { localStorage } = await Client.signedIn(api.url, demo('driver'));
  const storageState = { cookies: [], origins: [{ origin: site.url, localStorage }] };
  const context = await browser.newContext({ storageState });
  const requested: string[] = [];
  const toSite: string[] = [];
  context.on('request', (request) => {
    const { origin, pathname, search } = new URL(request.url());
    if (origin === api.url) requested.push(pathname + search);
    else if (/^\/(api|account)\//.test(pathname)) toSite.push(pathname);
  });
  try {
    const page = await context.newPage();
    await page.clock.install();
    await page.goto(`${site.url}/vehicle-report`);
    await expect(page.getByText('Nothing entered yet')).toBeVisible();
    await createSilentHorn(page, rig);
    // Longer than the intervals at which a page with Linehaul's own backend polls.
    await page.clock.runFor('00:40');
    await expect(panelOf(page)).toHaveCount(0);
    const known = Object.values(calls).map(
      (path) => new RegExp(`^${path.replace(':id', '[^/]+')}$`),
    );
    expect(requested).toContain(calls.createInspection);
    expect(requested).toContain(calls.currentInspection);
    expect(requested.filter((path) => /^\/(api|account)\//.test(path))).toEqual(
      requested.filter((path) => known.some((pattern) => pattern.test(path))),
    );
    expect(toSite).toEqual([]);
  } finally {
    await context.close();
    await site.stop();
    await api.stop();
  }
});
