import type { Locator } from '@playwright/test';
import { expect, test } from './test';

// @only-all: takes up to a minute, and only a change to a specified text, limit or time breaks it.

/** These tests repeat the messages and limits from section 5 of the specification as literals. */

const xs = (length: number) => 'x'.repeat(length);

type Rules = readonly (readonly [label: string, entered: string, message: string])[];

const driverRules: Rules = [
  ['First name', '', 'First name is required'],
  ['First name', 'Dana M', 'First name must contain only letters without spaces'],
  ['First name', 'Zoë', 'First name must contain only letters without spaces'],
  ['First name', xs(101), 'First name must be 100 characters or less'],
  ['Last name', '', 'Last name is required'],
  ['Last name', "O'Neil", 'Last name must contain only letters without spaces'],
  ['Last name', xs(101), 'Last name must be 100 characters or less'],
  ['Phone', '555-0100', "Phone number must contain only digits and may start with '+'"],
  [
    'Phone',
    '123456789012345678901',
    "Phone number must contain only digits and may start with '+'",
  ],
  ['Email', 'nobody', 'Invalid email format'],
  ['Email', xs(300), 'Invalid email format'],
  ['Email', `${xs(250)}@example.com`, 'Email must be 254 characters or less'],
  ['Home State', xs(251), 'State name must be 250 characters or less'],
];

const quoteRules: Rules = [
  ['Pickup location', '', 'Pickup location is required'],
  ['Pickup location', xs(251), 'Pickup location must be 250 characters or less'],
  ['Delivery location', '', 'Delivery location is required'],
  ['Delivery location', xs(251), 'Delivery location must be 250 characters or less'],
  ['Pickup date', '', 'Pickup date is required'],
  ['Commodity', '', 'Commodity is required'],
  ['Commodity', xs(251), 'Commodity must be 250 characters or less'],
  ['Total weight', '', 'Total weight is required'],
  ['Total weight', '1,000', 'Total weight must be a number (e.g., 1000 or 1000.5)'],
  ['Business email', '', 'Business email is required'],
  ['Business email', 'nobody', 'Invalid email format'],
  ['Business email', xs(300), 'Invalid email format'],
  ['Business email', `${xs(250)}@example.com`, 'Email must be 254 characters or less'],
];

const commentRules: Rules = [
  ['First Name', '', 'First Name is required'],
  ['First Name', 'Dana M', 'First name must contain only letters without spaces'],
  ['Last Name', '', 'Last Name is required'],
  ['Last Name', xs(101), 'Last name must be 100 characters or less'],
  ['Description', '', 'Description is required'],
  ['Company Name', '', 'Company Name is required'],
  ['Position User', '', 'Position User is required'],
];

async function expectRules(form: Locator, rules: Rules): Promise<void> {
  for (const [label, entered, message] of rules) {
    const field = form.getByLabel(label, { exact: true });
    await field.fill(entered);
    await form.locator('button[type=submit]').click();
    await expect(field, `${label}: '${entered.slice(0, 30)}'`).toHaveAccessibleDescription(
      new RegExp(message.replace(/[.*+?()'/\\]/g, '\\$&')),
    );
  }
}

test('the driver application shows the specified messages', async ({ page, host }) => {
  await page.goto('/drivers');
  await expectRules(page.getByRole('main').getByRole('form'), driverRules);
  const email = page.getByLabel('Email');
  await email.fill('nobody');
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByText('Invalid email format')).toBeVisible();
  await email.fill('nobody@');
  await expect(page.getByText('Invalid email format')).toHaveCount(0);
  expect(host.received.map(({ call }) => call)).not.toContain('POST /api/driver/form/');
});

test('the quote form shows the specified messages and starts with the specified values', async ({
  page,
}) => {
  await page.goto('/shippers');
  await page.getByRole('button', { name: 'Get instant quote' }).click();
  const dialog = page.getByRole('dialog', { name: 'Shippers Application' });
  await expect(dialog.getByLabel('Pickup date')).toHaveValue('2025-06-14');
  expect(
    await dialog
      .getByRole('radio')
      .evaluateAll((all: HTMLInputElement[]) => all.map((r) => r.value)),
  ).toEqual(['dry_van', 'refrigerated', 'open_deck', 'other']);
  await expect(dialog.locator('input[value=dry_van]')).toBeChecked();
  await expectRules(dialog, quoteRules);
});

test('the comment form shows the specified messages', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Leave a comment' }).click();
  await expectRules(page.getByRole('dialog'), commentRules);
});

test('the lead forms send texts of exactly the maximum length', async ({ page, host }) => {
  const application = {
    first_name: xs(100),
    last_name: xs(100),
    phone: '+1234567890123456789',
    email: `${xs(242)}@example.com`,
    state: xs(250),
  };
  await page.goto('/drivers');
  const form = page.getByRole('main').getByRole('form');
  await form.getByLabel('First name').fill(application.first_name);
  await form.getByLabel('Last name').fill(application.last_name);
  await form.getByLabel('Phone').fill(application.phone);
  await form.getByLabel('Email').fill(application.email);
  await form.getByLabel('Home State').fill(application.state);
  await form.locator('button[type=submit]').click();
  await expect(page.getByText('Your information is sent')).toBeVisible();
  const body = (call: string) => host.received.find((one) => one.call === call)?.body;
  expect(body('POST /api/driver/form/')).toMatchObject(application);

  await page.goto('/shippers');
  await page.getByRole('button', { name: 'Get instant quote' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Pickup location').fill(xs(250));
  await dialog.getByLabel('Delivery location').fill(xs(250));
  await dialog.getByLabel('Commodity').fill(xs(250));
  await dialog.getByLabel('Total weight').fill('1000.5');
  await dialog.getByLabel('Business email').fill(application.email);
  await dialog.locator('button[type=submit]').click();
  await expect(page.getByText('Your information is sent')).toBeVisible();
  expect(body('POST /api/shipper/form/')).toMatchObject({
    pickup_location: xs(250),
    delivery_location: xs(250),
    pickup_date: '2025-06-14',
    commodity: xs(250),
    total_weight: '1000.5',
    equipment: 'dry_van',
    hazardous_materials: false,
    drop_trailer_required: false,
    business_email: application.email,
  });
});

test("a rejected captcha token shows 'Failed to verify reCAPTCHA'", async ({ page, host }) => {
  host.answer('POST /api/driver/form/', () => ({
    status: 400,
    body: { recaptcha_token: ['This field is invalid.'] },
  }));
  await page.goto('/drivers');
  const form = page.getByRole('main').getByRole('form');
  await form.getByLabel('First name').fill('Dana');
  await form.getByLabel('Last name').fill('Miles');
  await form.locator('button[type=submit]').click();
  await expect(form.getByText('Failed to verify reCAPTCHA')).toBeVisible();
});
