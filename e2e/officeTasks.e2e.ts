import type { Locator } from '@playwright/test';
import { createReport } from './support/createReport';
import { expectAccessible } from './support/expectAccessible';
import { expect, test } from './support/test';

/** Counts the presses that the office's daily tasks take. */

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Presses and counts. Filling a field counts too, because it is pressed first. */
class Presses {
  count = 0;
  async press(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }
  async fill(field: Locator, text: string): Promise<void> {
    this.count += 1;
    await field.fill(text);
  }
}

test('a mechanic sees on a phone what must not be dispatched, and certifies a repair in 3 taps', async ({
  person,
  office,
  openAs,
  rig,
}) => {
  await createReport(person, rig, { brakes_service: 'Pulls to the left' });
  const page = await openAs(await office.newPerson('mechanic'), '/office', phone);
  const taps = new Presses();
  const queue = page.getByRole('region', { name: 'Do not dispatch' });
  const first = queue.getByRole('listitem').first();
  await expect(first).toContainText('reported by');
  expect(taps.count).toBe(0);
  await expectAccessible(page);

  await taps.press(queue.getByRole('button', { name: /^Certify repair/ }).first());
  const dialog = page.getByRole('dialog', { name: 'Certify repair' });
  await taps.fill(dialog.getByLabel('Your name'), 'Hank Novak');
  await taps.press(dialog.getByRole('button', { name: 'Certify repair' }));
  await expect(page.getByText('Repair certified.')).toBeVisible();
  expect(taps.count).toBeLessThanOrEqual(5);
});

test('an admin adds a driver in 6 presses, and finds a vehicle by the keyboard alone', async ({
  person,
  office,
  openAs,
  rig,
}) => {
  const page = await openAs(await office.newPerson('admin'), '/office');
  const presses = new Presses();
  await presses.press(page.getByRole('menuitem', { name: 'People' }));
  await presses.press(page.getByRole('link', { name: 'Add person' }));
  const username = `new-${rig.truck.toLowerCase()}`;
  await presses.fill(page.getByRole('textbox', { name: 'Username' }), username);
  await presses.fill(page.getByRole('textbox', { name: 'Email' }), `${username}@example.com`);
  await presses.press(page.getByRole('button', { name: 'Save' }));
  const first = page.getByRole('dialog', { name: `Password for ${username}` });
  await presses.press(first.getByRole('button', { name: 'Done' }));
  expect(presses.count).toBeLessThanOrEqual(6);

  await createReport(person, rig, {});
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
  await page.keyboard.type(rig.truck);
  await expect(
    page.getByRole('option', { name: new RegExp(`^Truck ${rig.truck}`) }).first(),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: 'Timeline' })).toBeVisible();
  await expectAccessible(page);
});

test("an admin changes the site's phone number in 5 presses, and sees it before it is saved", async ({
  office,
  openAs,
}) => {
  const page = await openAs(await office.newPerson('admin'), '/office');
  const presses = new Presses();
  await presses.press(page.getByRole('menuitem', { name: 'Footer and contacts' }));
  await presses.press(page.getByRole('button', { name: 'Contacts in the footer' }));
  const phone = page.getByLabel('Phone', { exact: true });
  const before = await phone.inputValue();
  await presses.fill(phone, '+1 509 555 0188');
  const preview = page.frameLocator('iframe[title="Preview of Contacts in the footer"]');
  await expect(preview.getByText('+1 509 555 0188')).toBeVisible();
  expect(await (await page.request.get('/')).text()).not.toContain('+1 509 555 0188');
  await presses.press(page.getByRole('button', { name: 'Save' }));
  await expect(page.getByText('Saved. It is on the site.')).toBeVisible();
  expect(await (await page.request.get('/')).text()).toContain('+1 509 555 0188');
  expect(presses.count).toBeLessThanOrEqual(5);

  // Other tests read it too.
  await phone.fill(before);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(async () => (await page.request.get('/')).text()).toContain(before);

  // axe cannot run in the preview's frame, which has no scripts: stories check that page.
  await page.getByRole('menuitem', { name: 'Setup guide' }).click();
  await expect(page.getByRole('progressbar', { name: /steps done/ })).toBeVisible();
  await expectAccessible(page);
});
