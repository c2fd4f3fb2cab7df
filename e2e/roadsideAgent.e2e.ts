import { createReport } from './support/createReport';
import { cameraPhoto, photosReady } from './support/photo';
import { Presses } from './support/Presses';
import { openReport } from './support/report';
import { expect, signedInTest as test } from './support/test';

/** A time zone in which it is five in the morning now. */
function zoneAtFive(): string {
  const ahead = ((5 - new Date().getUTCHours() + 36) % 24) - 12;
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

test.use({ timezoneId: zoneAtFive(), serviceWorkers: 'allow' });

test("at five in the morning, without a mechanic or a connection, a driver certifies a burnt marker lamp as the carrier's agent in six presses", async ({
  page,
  context,
  person,
  office,
  rig,
}, testInfo) => {
  await createReport(await office.newPerson(), rig, {
    clearance_marker: 'Left marker lamp is burnt out',
  });
  await office.nameAgent(person, ['clearance_marker']);
  const ready = photosReady(page);
  await openReport(page);
  await ready;
  const presses = new Presses();
  await presses.fill(page.getByLabel('Truck number'), rig.truck);
  const held = page.getByRole('group', { name: 'Do not drive: repairs are not certified' });
  const certify = "Certify as the carrier's agent, Clearance and marker lights";
  await expect(held.getByRole('button', { name: certify })).toBeVisible();
  await context.setOffline(true);
  await presses.press(held.getByRole('button', { name: certify }));
  await presses.fill(held.getByLabel('What was done (optional)'), 'New bulb');
  const photo = held.getByLabel('Add photo, Clearance and marker lights');
  await presses.choose(photo, await cameraPhoto(1200, 900));
  await expect(held.getByText('1 photo added.')).toBeVisible();
  await held.screenshot({ path: testInfo.outputPath('agent.png') });
  await presses.press(held.getByRole('button', { name: 'Sign and certify' }));
  const signed = page.getByRole('group', { name: 'Certified on this phone, not sent yet' });
  await expect(signed.getByText(/^You certified it .*5:\d\d AM\. Not sent yet\.$/)).toBeVisible();
  expect(presses.count).toBeLessThanOrEqual(6);
  expect((await office.defects(rig.truck))[0]?.state).toBe('open');

  await context.setOffline(false);
  await expect(signed).toHaveCount(0);
  await expect
    .poll(async () => (await office.defects(rig.truck))[0])
    .toMatchObject({
      state: 'repaired',
      certified_by: person.username,
      certified_name: `${person.username}, agent of the carrier`,
      note: 'New bulb',
      photos: [{}],
    });
  await expect(held).toHaveCount(0);
});

test('a radiator that only waits for a decision says who decides and which number to call', async ({
  page,
  office,
  rig,
}, testInfo) => {
  const driver = await office.newPerson();
  await createReport(driver, rig, { radiator: 'Drips when hot' }, undefined, {
    satisfactory_vehicle_condition: 'above_defects_corrected',
  });
  await openReport(page);
  await page.getByLabel('Truck number').fill(rig.truck);
  const waiting = page.getByRole('group', { name: 'Waits for a decision' });
  await expect(waiting).toContainText('A mechanic or an admin of the carrier decides');
  await expect(waiting.getByRole('link', { name: /^Call / })).toBeVisible();
  await waiting.screenshot({ path: testInfo.outputPath('waits.png') });
});
