import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { root } from '../tools/machine/paths';
import { blockCaptcha, serveCaptcha, startVerifyServer } from './support/captcha';
import { fillInQuote } from './support/quote';
import { startLinehaul } from './support/startLinehaul';
import { expect, test } from './support/test';

// @only-all: officeInbox.e2e.ts shows that a lead reaches the office, and server/api/leads/leads.test.ts checks captchas.

const rejected = 'Failed to verify reCAPTCHA';

const heroForm = (page: Page) => page.getByRole('main').getByRole('form');
const apply = (page: Page) => page.getByRole('button', { name: 'Send application' }).click();
const sent = (page: Page) => expect(page.getByText('Your information is sent')).toBeVisible();

async function requestQuote(page: Page, businessEmail: string): Promise<void> {
  await page.getByRole('button', { name: 'Get instant quote' }).click();
  await expect(page.getByLabel('Pickup date')).toHaveValue('2025-06-14');
  await fillInQuote(page);
  await page.getByLabel('Business email').fill(businessEmail);
  await page.getByRole('button', { name: 'Request a quote' }).click();
  await sent(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function leadsByCommand(dataDir: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    'npm',
    ['run', '--silent', 'leads', '--', '--since', '2020-01-01'],
    { cwd: root, env: { ...process.env, DATA_DIR: dataDir } },
  );
  return stdout;
}

test('the office receives a quote request and an application typed with the keyboard, and npm run leads prints both', async ({
  page,
  linehaul,
  office,
  rig,
}) => {
  const email = `${rig.truck}@example.com`;
  const businessEmail = `${rig.trailer}@example.com`;
  await page.goto('/drivers');
  await heroForm(page).getByLabel('First name').focus();
  for (const text of ['Marcus', 'Bell', '+13125550110', email, 'Ohio']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await sent(page);
  await expect(heroForm(page).getByLabel('First name')).toHaveValue('');
  await page.goto('/shippers');
  await requestQuote(page, businessEmail);

  const application = {
    first_name: 'Marcus',
    last_name: 'Bell',
    phone: '+13125550110',
    email,
    state: 'Ohio',
  };
  expect(await office.leads(email)).toMatchObject([{ kind: 'driver_application', application }]);
  const quote = {
    pickup_location: 'Chicago, IL',
    delivery_location: 'Dallas, TX',
    commodity: 'Paper rolls',
    total_weight: '42000.5',
    equipment: 'refrigerated',
    hazardous_materials: false,
    drop_trailer_required: true,
    business_email: businessEmail,
  };
  expect(await office.leads(businessEmail)).toMatchObject([{ kind: 'quote_request', quote }]);

  const printed = await leadsByCommand(linehaul.dataDir);
  for (const text of ['"Marcus","Bell"', email, businessEmail, 'Paper rolls', '42000.5']) {
    expect(printed).toContain(text);
  }
  // A phone number is not a formula, so it is printed unchanged.
  expect(printed).toContain('"+13125550110"');
});

test("with a captcha, a form keeps its input until the captcha's script loads and its token is accepted", async ({
  page,
  request,
}) => {
  const verify = await startVerifyServer();
  const { url, stop } = await startLinehaul({
    environment: {
      RECAPTCHA_SITE_KEY: 'site-key',
      RECAPTCHA_SECRET: 'secret-of-the-test',
      RECAPTCHA_VERIFY_URL: verify.url,
    },
  });
  const isKept = async () => {
    await expect(page.getByText(rejected)).toBeVisible();
    await expect(heroForm(page).getByLabel('Last name')).toHaveValue('Bell');
  };
  try {
    await test.step("the captcha's script is requested when somebody touches the form, and not with the page", async () => {
      const scripts: string[] = [];
      page.on('request', (sent) => scripts.push(sent.url()));
      await blockCaptcha(page);
      await page.goto(`${url}/drivers`, { waitUntil: 'networkidle' });
      // Only a hydrated form reacts to the focus.
      await expect(page.locator('#root')).toHaveAttribute('data-live', '');
      expect(scripts.filter((address) => address.includes('recaptcha'))).toEqual([]);
      const touched = page.waitForRequest(/\/recaptcha\/api\.js/);
      await heroForm(page).getByLabel('First name').fill('Marcus');
      await touched;
    });
    await test.step('a blocked captcha script shows a message', async () => {
      await heroForm(page).getByLabel('Last name').fill('Bell');
      await apply(page);
      await isKept();
      expect(verify.state.tokens).toEqual([]);
    });
    await test.step('a captcha token that the provider rejects shows a message, and the next token is accepted once', async () => {
      await serveCaptcha(page);
      verify.state.verdict = false;
      await apply(page);
      await expect.poll(() => verify.state.tokens).toHaveLength(1);
      await isKept();
      verify.state.verdict = true;
      const posted = page.waitForRequest('**/api/driver/form/');
      await apply(page);
      await sent(page);
      expect(new Set(verify.state.tokens).size).toBe(2);
      const data: unknown = (await posted).postDataJSON();
      const replay = await request.post(`${url}/api/driver/form/`, { data });
      expect(replay.status()).toBe(400);
      expect(await replay.json()).toEqual({ recaptcha_token: [rejected] });
    });
    await test.step('the form in a dialog also sends a captcha token', async () => {
      await page.goto(`${url}/shippers`);
      await requestQuote(page, 'traffic@example.com');
      expect(verify.state.tokens).toHaveLength(3);
    });
  } finally {
    await stop();
    await verify.stop();
  }
});
