import { choosePassword, demo, fillLogin, signIn } from './support/account';
import { createReport } from './support/createReport';
import { expectAccessible } from './support/expectAccessible';
import { printedPages } from './support/printed';
import { expect, signedInTest, test } from './support/test';

// @only-all: extensions.e2e.ts tests certifying; the other tasks have unit tests (src/office) and server tests.

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

signedInTest(
  'a driver reports a defect, a mechanic certifies it on a phone, the driver submits an all-clear report, and a dispatcher prints the report',
  async ({ page, person, office, openAs, rig }) => {
    await createReport(person, rig, { radiator: 'Leaks at the lower hose' });

    const hank = await office.newPerson('mechanic');
    const mechanic = await openAs(hank, '/office/defects', phone);
    await mechanic.getByText(`Truck ${rig.truck}: Radiator`).click();
    await expectAccessible(mechanic);
    await mechanic.getByRole('button', { name: 'Certify repair' }).click();
    const dialog = mechanic.getByRole('dialog', { name: 'Certify repair' });
    await dialog.getByLabel('Work done by').fill('Replaced the hose');
    await dialog.getByRole('button', { name: 'Certify repair' }).click();
    await expect(
      mechanic.getByText(`${hank.username} (signed in as ${hank.username})`),
    ).toBeVisible();

    await page.goto('/vehicle-report');
    const good = page.getByRole('button', { name: 'Radiator: good' });
    await expect(good).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Submit Report (All Clear)' }).click();
    await expect(page.getByRole('button', { name: 'Submit Report (All Clear)' })).toHaveCount(0);

    const dispatcher = await openAs(await office.newPerson('dispatcher'), '/office/reports');
    await dispatcher
      .getByRole('cell', { name: `Truck ${rig.truck}` })
      .first()
      .click();
    const sheet = dispatcher.getByRole('article', { name: 'Vehicle inspection report' });
    await expect(sheet).toContainText(
      `${hank.username}: Truck ${rig.truck}, Radiator: Certified, repaired`,
    );
    await expect(dispatcher.getByRole('button', { name: 'Print' })).toBeVisible();
    await expectAccessible(dispatcher);
    const pages = await printedPages(dispatcher);
    expect(pages).toBeGreaterThanOrEqual(1);
    expect(pages).toBeLessThanOrEqual(2);
  },
);

test('a new driver chooses a password with a sign-in link and again with a new link, and cannot sign in once an admin disables their account', async ({
  page,
  office,
  openAs,
  rig,
}) => {
  const username = `lee-${rig.truck.toLowerCase()}`;
  const admin = await openAs(await office.newPerson('admin'), '/office/people/create');
  await admin.getByLabel('Username').fill('driver');
  await admin.getByRole('button', { name: 'Save' }).click();
  await expect(admin.getByText(/already exists/)).toBeVisible();
  await admin.getByLabel('Username').fill(username);
  await admin.getByRole('button', { name: 'Save' }).click();
  const sheet = admin.getByRole('dialog', { name: `Sign-in link for ${username}` });
  const first = await sheet.getByTestId('sign-in-link').innerText();
  // The test's server is on loopback, so a code would open nothing on a phone.
  await expect(sheet.getByText('Opens on this computer only')).toBeVisible();
  await expect(sheet.getByRole('img', { name: /QR code/ })).toHaveCount(0);
  await expectAccessible(admin);
  await sheet.getByRole('button', { name: 'Done' }).click();

  await page.goto(first);
  await choosePassword(page, username, 'a long winter road');
  await expect(page).toHaveURL(/\/vehicle-report$/);

  await admin.getByText(username, { exact: true }).first().click();
  // Uses the keyboard, because the page moves until it shows the person's activity.
  await admin.getByRole('button', { name: 'New sign-in link' }).press('Enter');
  await admin.getByRole('dialog').getByRole('button', { name: 'New sign-in link' }).click();
  const second = await admin.getByTestId('sign-in-link').innerText();
  expect(second).not.toBe(first);
  await admin.getByRole('button', { name: 'Done' }).click();

  // A page does not reload if only its fragment changes.
  await page.goto('about:blank');
  await page.goto(first);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('about:blank');
  await page.goto(second);
  await choosePassword(page, username, 'a longer summer road');
  await expect(page).toHaveURL(/\/vehicle-report$/);

  await admin.getByRole('button', { name: 'Disable' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
  await expect(admin.getByText('They can no longer sign in.')).toBeVisible();

  await page.goto('/vehicle-report');
  await expect(page).toHaveURL(/\/login/);
  const enter = await fillLogin(page, { username, password: 'a longer summer road' });
  await enter.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
});

test.describe("a person's record changed by two admins", () => {
  test.use({ role: 'mechanic' });

  test('the second admin to save a person sees the newer values and keeps what they typed', async ({
    person,
    office,
    openAs,
  }) => {
    const found = await office.people(person.username);
    const path = `/office/people/${found[0]?.id}`;
    const admin = await office.newPerson('admin');
    const [first, second] = [await openAs(admin, path), await openAs(admin, path)];
    for (const page of [first, second]) {
      const heading = page.getByRole('heading', { name: `Person ${person.username}` });
      await expect(heading).toBeVisible();
    }
    await second.getByLabel('Full name').fill('Rosa Ortiz');
    await second.getByRole('button', { name: 'Save' }).click();
    await expect(second).toHaveURL(/\/office\/people(\?|$)/);

    const email = `rosa-${person.username}@linehaul.example`;
    await first.getByLabel('Email').fill(email);
    await first.getByRole('button', { name: 'Save' }).click();
    await expect(first.getByRole('alert').filter({ hasText: 'Save again' })).toContainText(
      'Full name is now: Rosa Ortiz',
    );
    await expect(first.getByLabel('Email')).toHaveValue(email);
    await first.getByRole('button', { name: 'Save' }).click();
    await expect(first).toHaveURL(/\/office\/people(\?|$)/);
    expect(await office.people(person.username)).toMatchObject([
      { username: person.username, full_name: 'Rosa Ortiz', email },
    ]);
  });
});

test('a mechanic certifies two defects with one signature', async ({
  person,
  office,
  openAs,
  rig,
}) => {
  await createReport(person, rig, { horn: 'Silent', mirrors: 'Left one is cracked' });
  const hank = await office.newPerson('mechanic');
  const mechanic = await openAs(hank, '/office/defects');
  const rows = mechanic.getByRole('row').filter({ hasText: rig.truck });
  for (const text of ['Silent', 'Left one is cracked']) {
    await rows.filter({ hasText: text }).getByRole('checkbox').check();
  }
  await mechanic.getByRole('button', { name: 'Certify repair' }).click();
  const dialog = mechanic.getByRole('dialog', { name: 'Certify repair' });
  await dialog.getByRole('button', { name: 'Certify repair' }).click();
  await expect(mechanic.getByText('Certified: 2.')).toBeVisible();
  await expect(rows).toHaveCount(0);
  const certified = (await office.defects(rig.truck)).map(({ state, certified_name: name }) => [
    state,
    name,
  ]);
  expect(certified).toEqual([
    ['repaired', hank.username],
    ['repaired', hank.username],
  ]);
});

test('the office sends a visitor to the login page and back, and sends a driver to the report', async ({
  page,
}) => {
  await page.goto('/office/defects?page=1');
  await expect(page).toHaveURL(/\/login\?from=%2Foffice%2Fdefects%3Fpage%3D1$/);
  await signIn(page, demo('dispatcher'));
  await expect(page).toHaveURL(/\/office\/defects\?page=1$/);
  await expect(page.getByRole('heading', { name: 'Defects', exact: true })).toBeVisible();
  await page.evaluate(() => {
    localStorage.clear();
    indexedDB.deleteDatabase('linehaul-session');
  });
  await page.goto('/login');
  await signIn(page);
  await page.goto('/office');
  await expect(page).toHaveURL(/\/vehicle-report$/);
});
