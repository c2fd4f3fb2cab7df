import type { Locator, Page } from '@playwright/test';
import { createReport } from './support/createReport';
import { searchFor } from './support/expectOnlyRow';
import { expect, test } from './support/test';

// @only-all: src/office/vehicles/vehicleRecord.test.tsx tests the polls, and extensions.e2e.ts tests certifying.

async function pollShows(page: Page, place: Locator, text: string): Promise<void> {
  // Repeats, because a poll that started before the change does not show it.
  await expect(async () => {
    await page.clock.fastForward('00:31');
    await expect(place).toContainText(text, { timeout: 5_000 });
  }).toPass();
}

test("a truck's page that stays open shows a new defect, its certification and its reopening without a reload", async ({
  person,
  office,
  openAs,
  rig,
}) => {
  await createReport(person, rig, {});
  const dispatcher = await openAs(await office.newPerson('dispatcher'), 'about:blank');
  await dispatcher.clock.install();
  // Searches, because other tests of this worker may have filled the first page.
  await dispatcher.goto(`/office/vehicles?${searchFor(rig.truck)}`);
  await dispatcher.getByRole('link', { name: `Truck ${rig.truck}`, exact: true }).click();
  const status = dispatcher.getByRole('region', { name: 'Status' });
  const unresolved = dispatcher.getByRole('region', { name: 'Unresolved defects' });
  await expect(status).toContainText('Ready');

  await createReport(person, rig, { steering: 'Pulls to the left' });
  await pollShows(dispatcher, status, 'Do not dispatch');
  await expect(status).toContainText('Steering');
  await expect(unresolved).toContainText('Pulls to the left');

  const [defect] = await office.defects(rig.truck);
  const path = `/office/defects/${defect?.id}/show`;
  const mechanic = await openAs(await office.newPerson('mechanic'), path);
  await mechanic.getByRole('button', { name: 'Certify repair' }).click();
  const certify = mechanic.getByRole('dialog', { name: 'Certify repair' });
  await certify.getByRole('button', { name: 'Certify repair' }).press('Enter');
  await expect(certify).toHaveCount(0);
  await pollShows(dispatcher, status, 'Ready');
  await expect(unresolved).toHaveCount(0);

  await mechanic.getByRole('button', { name: 'Reopen' }).click();
  const reopen = mechanic.getByRole('dialog', { name: 'Reopen' });
  await reopen.getByRole('textbox', { name: 'Reason' }).fill('Certified by mistake');
  // Uses the keyboard, because the field grows and pushes the button down.
  await reopen.getByRole('button', { name: 'Reopen' }).press('Enter');
  await expect(reopen).toHaveCount(0);
  await pollShows(dispatcher, status, 'Do not dispatch');
  await expect(unresolved).toContainText('Pulls to the left');
  const timeline = dispatcher.getByRole('complementary', { name: 'Timeline' });
  await expect(timeline).toContainText('Certified by mistake');
});
