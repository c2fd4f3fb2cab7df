import { expectAccessible } from './support/expectAccessible';
import { Presses } from './support/Presses';
import { expect, test } from './support/test';

test("an admin changes the site's phone number in at most 5 presses, and previews it before saving", async ({
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

  // Restores the number, because other tests read it.
  await phone.fill(before);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(async () => (await page.request.get('/')).text()).toContain(before);

  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Setup guide' }).click();
  await expect(page.getByRole('progressbar', { name: /steps done/ })).toBeVisible();
  await expectAccessible(page);
});
