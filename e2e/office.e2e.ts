import { demo, fillLogin, signIn } from './support/account';
import { expectAccessible, fileReport, look, openOffice } from './support/office';
import { printedPages } from './support/printed';
import { markRestGood } from './support/report';
import { expect, test } from './support/test';

/** Tests that change accounts or reports have a server of their own. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(300_000);
test.use({ actionTimeout: 30_000 });

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

test('a driver reports a defect, the mechanic certifies it on a phone, the driver submits all clear, the dispatcher prints it', async ({
  page,
  browser,
  own,
}) => {
  await page.goto(`${own.url}/login`);
  await signIn(page);
  await expect(page).toHaveURL(/\/vehicle-report$/);
  await fileReport(page, 'T-114', { radiator: 'Leaks at the lower hose' });

  const mechanic = await openOffice(browser, own.url, 'mechanic', phone);
  await mechanic.goto('/office/defects');
  await mechanic.getByText('Truck T-114: Radiator').click();
  await expectAccessible(mechanic);
  await mechanic.getByRole('button', { name: 'Certify repair' }).click();
  const dialog = mechanic.getByRole('dialog', { name: 'Certify repair' });
  await dialog.getByRole('button', { name: 'Certify repair' }).click();
  await expect(dialog.getByText('Name is required')).toBeVisible();
  await dialog.getByLabel('Your name').fill('Hank Novak');
  await dialog.getByLabel('Note').fill('Replaced the hose');
  await dialog.getByRole('button', { name: 'Certify repair' }).click();
  await expect(mechanic.getByText('Hank Novak (signed in as mechanic)')).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('Mechanic signature', { exact: true })).toHaveValue('Hank Novak');
  await markRestGood(page);
  await page.getByRole('button', { name: 'Submit Report (All Clear)' }).click();
  await expect(page.getByRole('button', { name: 'Submit Report (All Clear)' })).toHaveCount(0);

  const dispatcher = await openOffice(browser, own.url, 'dispatcher', wide);
  await dispatcher.goto('/office/reports');
  await dispatcher.getByRole('cell', { name: 'Truck T-114' }).first().click();
  const sheet = dispatcher.getByRole('article', { name: 'Vehicle inspection report' });
  await expect(sheet).toContainText('Repaired, certified by Hank Novak');
  await expect(dispatcher.getByRole('button', { name: 'Print' })).toBeVisible();
  await expectAccessible(dispatcher);
  const pages = await printedPages(dispatcher);
  expect(pages).toBeGreaterThanOrEqual(1);
  expect(pages).toBeLessThanOrEqual(2);
});

test('an admin adds a driver, resets their password, disables them', async ({
  page,
  browser,
  own,
}) => {
  const admin = await openOffice(browser, own.url, 'admin', page.viewportSize() ?? wide);
  await admin.goto('/office/people/create');
  await admin.getByLabel('Username').fill('driver');
  await admin.getByLabel('Email').fill('lee@linehaul.example');
  await admin.getByRole('button', { name: 'Save' }).click();
  await expect(admin.getByText(/already exists/)).toBeVisible();
  await admin.getByLabel('Username').fill('lee');
  await admin.getByRole('button', { name: 'Save' }).click();
  const first = admin.getByRole('dialog', { name: 'Password for lee' });
  const firstPassword = await first.getByTestId('first-password').innerText();
  await expectAccessible(admin);
  await first.getByRole('button', { name: 'Done' }).click();

  await page.goto(`${own.url}/login`);
  await signIn(page, { username: 'lee', password: firstPassword });
  await expect(page).toHaveURL(/\/vehicle-report$/);

  await admin.getByText('lee', { exact: true }).first().click();
  await admin.getByRole('button', { name: 'Reset password' }).click();
  await expectAccessible(admin);
  await admin.getByRole('dialog').getByRole('button', { name: 'Reset password' }).click();
  const reset = await admin.getByTestId('first-password').innerText();
  expect(reset).not.toBe(firstPassword);
  await admin.getByRole('button', { name: 'Done' }).click();

  await admin.getByRole('button', { name: 'Disable' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
  await expect(admin.getByText('They cannot sign in any more.')).toBeVisible();

  await page.goto(`${own.url}/vehicle-report`);
  await expect(page).toHaveURL(/\/login/);
  const enter = await fillLogin(page, { username: 'lee', password: reset });
  await enter.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
});

test('a change of a person that somebody else changed shows the newer values and keeps what was typed', async ({
  page,
  browser,
  own,
}) => {
  const viewport = page.viewportSize() ?? wide;
  const [first, second] = [
    await openOffice(browser, own.url, 'admin', viewport),
    await openOffice(browser, own.url, 'admin', viewport),
  ];
  for (const admin of [first, second]) {
    await admin.goto('/office/people');
    await admin.getByText('Hank Novak').click();
    await expect(admin.getByRole('heading', { name: 'Person mechanic' })).toBeVisible();
  }
  await second.getByLabel('Full name').fill('Rosa Ortiz');
  await second.getByRole('button', { name: 'Save' }).click();
  await expect(second).toHaveURL(/\/office\/people(\?|$)/);

  await first.getByLabel('Email').fill('rosa@linehaul.example');
  await first.getByRole('button', { name: 'Save' }).click();
  await expect(first.getByRole('alert')).toContainText('Full name is now: Rosa Ortiz');
  await expect(first.getByLabel('Email')).toHaveValue('rosa@linehaul.example');
  await first.getByRole('button', { name: 'Save' }).click();
  await expect(first).toHaveURL(/\/office\/people(\?|$)/);
  const rows = await own.rowsOf("select full_name, email from users where username = 'mechanic'");
  expect(rows).toEqual([{ full_name: 'Rosa Ortiz', email: 'rosa@linehaul.example' }]);
});

test('a mechanic certifies two defects with one signature', async ({ page, browser, own }) => {
  const viewport = page.viewportSize() ?? wide;
  await page.goto(`${own.url}/vehicle-report`);
  await signIn(page);
  await expect(page.getByLabel('Truck number')).toBeVisible();
  await fileReport(page, 'B-7', { horn: 'Silent', mirrors: 'Left one is cracked' });
  const mechanic = await openOffice(browser, own.url, 'mechanic', viewport);
  await mechanic.goto('/office/defects');
  const rows = mechanic.getByRole('row').or(mechanic.getByRole('listitem'));
  for (const text of ['Silent', 'Left one is cracked']) {
    await rows.filter({ hasText: text }).getByRole('checkbox').check();
  }
  await look(mechanic, 'certify-two');
  await mechanic.getByRole('button', { name: 'Certify repair' }).click();
  const dialog = mechanic.getByRole('dialog', { name: 'Certify repair' });
  await dialog.getByLabel('Your name').fill('M. Ortiz');
  await dialog.getByRole('button', { name: 'Certify repair' }).click();
  await expect(mechanic.getByText('Certified: 2.')).toBeVisible();
  await expect(rows.filter({ hasText: 'Left one is cracked' })).toHaveCount(0);
  const certified = await own.rowsOf('select distinct state, certified_name from defects');
  expect(certified).toEqual([{ state: 'repaired', certified_name: 'M. Ortiz' }]);
});

test('the office brings a driver to the report, and a visitor to the login and back', async ({
  page,
}) => {
  await page.goto('/office/defects?page=1');
  await expect(page).toHaveURL(/\/login\?from=%2Foffice%2Fdefects%3Fpage%3D1$/);
  await signIn(page, demo('dispatcher'));
  await expect(page).toHaveURL(/\/office\/defects\?page=1$/);
  await expect(page.getByRole('heading', { name: 'Defects', exact: true })).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await signIn(page);
  await page.goto('/office');
  await expect(page).toHaveURL(/\/vehicle-report$/);
});

const lists = ['', '/defects', '/reports', '/vehicles', '/people', '/audit'];
const records = [
  '/defects/1/show',
  '/reports/1/show',
  '/vehicles/1',
  '/people/1',
  '/people/create',
];

test('no page of the office breaks a rule of axe, empty or with records', async ({
  page,
  browser,
  own,
}) => {
  const admin = await openOffice(browser, own.url, 'admin', page.viewportSize() ?? wide);
  const expectAllAccessible = async (paths: readonly string[], state: string) => {
    for (const path of paths) {
      await test.step(`/office${path}, ${state}`, async () => {
        await admin.goto(`/office${path}`);
        await expect(admin.getByRole('heading', { level: 1 })).not.toBeEmpty();
        await expectAccessible(admin);
        await look(admin, `${state}${path.replaceAll('/', '-')}`);
      });
    }
  };
  await expectAllAccessible(lists, 'empty');
  await page.goto(`${own.url}/login`);
  await signIn(page);
  await expect(page).toHaveURL(/\/vehicle-report$/);
  await fileReport(page, 'T-114', { radiator: 'Leaks at the lower hose', doors: 'Hinge bent' });
  await expectAllAccessible([...lists, ...records], 'filled');
});
