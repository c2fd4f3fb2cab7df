import { calls } from '@/contract/calls';
import { Office } from './support/officeClient';
import { saveSilentHorn } from './support/report';
import { expect, test } from './support/test';
import { TwoProcesses } from './support/twoProcesses';

// @only-all: kills two processes on PostgreSQL; the server tests cover the races and the crashes.

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('a report and the certification of its defect are each stored exactly once while three server processes are killed in turn', async ({
  openAs,
  rig,
}) => {
  const both = await TwoProcesses.start();
  try {
    const office = new Office(both.url);
    const page = await openAs(await office.newPerson(), `${both.url}/vehicle-report`, phone);
    await expect(page.getByText('Nothing entered yet')).toBeVisible();
    let replaced = both.killAt('response', calls.createInspection);
    await saveSilentHorn(page, rig);
    await replaced;
    // The page requires this box until the defect is certified.
    await page.getByRole('checkbox', { name: 'I have read this' }).check();

    const hank = await office.newPerson('mechanic');
    const queue = await openAs(hank, `${both.url}/office`);
    const held = queue.getByRole('region', { name: 'Holds a vehicle' });
    await held
      .getByRole('button', { name: /^Certify repair/ })
      .first()
      .click();
    const dialog = queue.getByRole('dialog', { name: 'Certify repair' });
    replaced = both.killAt('request', '/certify/');
    await dialog.getByRole('button', { name: 'Certify repair' }).click();
    await replaced;
    await expect(queue.getByText('The server could not be reached. Try again.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Certify repair' }).click();
    await expect(held.getByText(/^Certified: /)).toBeVisible();

    replaced = both.killAt('request', '/api/driver/send/inspection/');
    await page.getByRole('button', { name: 'Submit Report (All Clear)' }).tap();
    await replaced;
    await expect(page.getByRole('dialog', { name: 'Report sent' })).toBeVisible();

    expect(await office.reports(rig.truck)).toMatchObject([
      { state: 'sent', report: { comments: [{ key: 'horn' }] } },
    ]);
    expect(await office.defects(rig.truck)).toMatchObject([
      { state: 'repaired', certified_name: hank.username },
    ]);
  } finally {
    await both.stop();
  }
});
