import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { defectPaths } from '@/contract/office/defects';
import { defect } from '@/contract/records';
import { consentVersion } from '@/contract/signingConsent';
import { signIn } from './support/account';
import { createReport } from './support/createReport';
import { printedPages, printedText } from './support/printed';
import { enterName, fillInHeader, openReport, saveSilentHorn } from './support/report';
import { expect, signedInTest as test } from './support/test';

const wide = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false };

const getPanel = (page: Page) => page.getByRole('region', { name: 'Previous report' });

test("after a certification the driver's item is good, the next driver signs the review, and the printed report shows both", async ({
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
  await expect(getPanel(next).getByText('Horn: Horn is silent')).toBeVisible();
  await expect(
    getPanel(next).getByText(new RegExp(`^Repaired by ${mechanic.username} \\d+:\\d\\d [AP]M$`)),
  ).toBeVisible();
  const { violations } = await new AxeBuilder({ page: next }).include('form').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await getPanel(next).getByRole('button', { name: 'I have reviewed the last report' }).click();
  await expect(
    getPanel(next).getByText(/^Reviewed by Dana Miles \d+:\d\d [AP]M\. Sent\.$/),
  ).toBeVisible();

  const dispatcher = await office.newPerson('dispatcher');
  const shown = `/office/reports/${reported?.first_report_id}/show`;
  const sheets = await openAs(dispatcher, shown, wide);
  const sheet = sheets.getByRole('article', { name: 'Vehicle inspection report' });
  await expect(sheet).toContainText(
    `${mechanic.username}: Truck ${rig.truck}, Horn: Certified, repaired`,
  );
  await expect(sheets.getByText(/Reviewed by the next driver/)).toBeVisible();
  expect([1, 2]).toContain(await printedPages(sheets));
  expect(await printedText(sheets)).toMatch(/Dana Miles[^]*Reviewing driver's signature/);
});

test("a mechanic opens the link shown on the driver's phone, signs in, and certifies the defect in two presses", async ({
  page,
  office,
  openAs,
  rig,
}) => {
  await createReport(await office.newPerson(), rig, { horn: 'Silent', mirrors: 'Cracked' });
  // Makes the mechanic agree to sign electronically.
  const mechanic = await office.newPerson('mechanic');
  const mirrors = (await office.defects(rig.truck)).find(({ item }) => item === 'mirrors');
  await mechanic.call(defect, defectPaths.certify.replace(':id', String(mirrors?.id)), {
    body: { version: mirrors?.version, state: 'repaired', consent: consentVersion },
  });

  await openReport(page);
  await fillInHeader(page, rig);
  const held = page.getByRole('group', { name: 'Do not drive: repairs are not certified' });
  await held.getByRole('button', { name: 'Mechanic: certify on your phone, Horn' }).click();
  await expect(held.getByText('Opens on this computer only')).toBeVisible();
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
