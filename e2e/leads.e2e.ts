import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { root } from '../tools/paths';
import { blockCaptcha, serveCaptcha, startVerifyServer } from './support/captcha';
import { queryRows } from './support/queryRows';
import { fillInQuote } from './support/quote';
import { startLinehaul } from './support/startLinehaul';
import type { Linehaul } from './support/startLinehaul';
import { expect, test } from './support/test';

const driverCall = '**/api/driver/form/';
const refused = 'Failed to verify reCAPTCHA';

const heroForm = (page: Page) => page.getByRole('main').getByRole('form');

/** Fills in the application form in the hero of the Drivers page. */
async function fillInHero(page: Page): Promise<void> {
  const form = heroForm(page);
  await form.getByLabel('First name').fill('Marcus');
  await form.getByLabel('Last name').fill('Bell');
  await form.getByLabel('Phone').fill('+13125550110');
  await form.getByLabel('Email').fill('marcus@example.com');
  await form.getByLabel('Home State').fill('Ohio');
}
const apply = (page: Page) => page.getByRole('button', { name: 'Send application' }).click();
const sent = (page: Page) => expect(page.getByText('Your information is sent')).toBeVisible();

/** Holds back every script until released, as a slow connection does. */
function holdScripts(page: Page) {
  let letGo: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (letGo = resolve));
  const held = page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return { held, release: () => letGo() };
}

/** Counts the applications sent from now on. */
async function countPosts(page: Page): Promise<() => number> {
  let posts = 0;
  await page.route(driverCall, (route) => {
    posts += 1;
    return route.continue();
  });
  return () => posts;
}

async function openQuote(page: Page): Promise<void> {
  await page.goto('/shippers');
  await page.getByRole('button', { name: 'Get instant quote' }).click();
  await expect(page.getByRole('dialog', { name: 'Shippers Application' })).toBeVisible();
}

test.describe('without a captcha', () => {
  test("a driver's application in the hero is sent and the form clears", async ({ page }) => {
    await page.goto('/drivers');
    await fillInHero(page);
    await apply(page);
    await sent(page);
    await expect(heroForm(page).getByLabel('First name')).toHaveValue('');
  });

  test('an invalid form is not sent, and the first invalid field gets the focus', async ({
    page,
  }) => {
    const posts = await countPosts(page);
    await page.goto('/drivers');
    await heroForm(page).getByLabel('First name').fill('Mary Ann');
    await apply(page);
    await expect(
      page.getByText('First name must contain only letters without spaces'),
    ).toBeVisible();
    await expect(page.getByText('Last name is required')).toBeVisible();
    await expect(heroForm(page).getByLabel('First name')).toBeFocused();
    await heroForm(page).getByLabel('First name').press('End');
    await heroForm(page).getByLabel('First name').press('Backspace');
    await expect(page.getByText('First name must contain')).toHaveCount(0);
    expect(posts()).toBe(0);
  });

  test('a failed submission keeps what was typed and can be sent again', async ({ page }) => {
    await page.goto('/drivers');
    await fillInHero(page);
    await page.route(driverCall, (route) => route.abort('internetdisconnected'));
    await apply(page);
    await expect(page.getByText('Failed to send')).toBeVisible();
    await expect(heroForm(page).getByLabel('Home State')).toHaveValue('Ohio');
    await page.unroute(driverCall);
    await apply(page);
    await sent(page);
  });

  test('text typed before the scripts arrive is kept, and the press on the button acts', async ({
    page,
  }) => {
    // A server that has just started may send the empty page until its first render is done.
    const html = async () => (await page.request.get('/drivers')).text();
    await expect.poll(html).toContain('name="first_name"');
    const scripts = holdScripts(page);
    await scripts.held;
    await page.goto('/drivers', { waitUntil: 'commit' });
    await fillInHero(page);
    await apply(page);
    scripts.release();
    // The toast disappears after two seconds; the form stays cleared.
    await expect(heroForm(page).getByLabel('First name')).toHaveValue('');
    expect(new URL(page.url()).search).toBe('');
  });

  test('a double click sends one application', async ({ page }) => {
    const posts = await countPosts(page);
    await page.goto('/drivers');
    await fillInHero(page);
    await page.getByRole('button', { name: 'Send application' }).dblclick();
    await sent(page);
    expect(posts()).toBe(1);
  });

  test('a quote dialog closed by accident keeps its text, and closes once the quote is sent', async ({
    page,
  }) => {
    await openQuote(page);
    await expect(page.getByLabel('Pickup date')).toHaveValue('2025-06-14');
    await fillInQuote(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Get instant quote' }).click();
    await expect(page.getByLabel('Commodity')).toHaveValue('Paper rolls');
    await expect(page.getByRole('radio', { name: 'Refrigerated' })).toBeChecked();
    await page.getByRole('button', { name: 'Request a quote' }).click();
    await sent(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Get instant quote' }).click();
    await expect(page.getByLabel('Commodity')).toHaveValue('');
  });

  test('a quote dialog closed while it sends is still sending when it is reopened', async ({
    page,
  }) => {
    let posts = 0;
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/api/shipper/form/', async (route) => {
      posts += 1;
      await held;
      await route.continue();
    });
    await openQuote(page);
    await fillInQuote(page);
    await page.getByRole('button', { name: 'Request a quote' }).click();
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Get instant quote' }).click();
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await expect(page.getByLabel('Commodity')).toBeDisabled();
    letGo();
    await sent(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(posts).toBe(1);
  });

  test('the form can be filled in and sent with the keyboard alone', async ({ page }) => {
    await page.goto('/drivers');
    await heroForm(page).getByLabel('First name').focus();
    for (const text of ['Marcus', 'Bell', '+13125550110', 'marcus@example.com', 'Ohio']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await sent(page);
  });
});

/** The leads of this database as CSV, printed by `npm run leads`. */
async function leadsByCommand(dataDir: string): Promise<string> {
  const environment = { ...process.env, DATA_DIR: dataDir };
  const { stdout } = await promisify(execFile)(
    'npm',
    ['run', '--silent', 'leads', '--', '--since', '2020-01-01'],
    { cwd: root, env: environment },
  );
  return stdout;
}

test('the leads are in the database, and npm run leads prints them', async ({ page }) => {
  test.setTimeout(180_000);
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'linehaul-leads-'));
  try {
    const linehaul = await startLinehaul({ dataDir });
    await page.goto(`${linehaul.url}/drivers`);
    await fillInHero(page);
    await apply(page);
    await sent(page);
    await page.goto(`${linehaul.url}/shippers`);
    await page.getByRole('button', { name: 'Get instant quote' }).click();
    await fillInQuote(page);
    await page.getByRole('button', { name: 'Request a quote' }).click();
    await sent(page);
    const whileItRuns = await leadsByCommand(dataDir);
    for (const text of ['"Marcus","Bell"', 'marcus@example.com', 'Paper rolls', '42000.5']) {
      expect(whileItRuns).toContain(text);
    }
    // A spreadsheet would run a cell that begins with a sign as a formula.
    expect(whileItRuns).toContain("'+13125550110");
    await linehaul.stop();
    expect(await leadsByCommand(dataDir)).toBe(whileItRuns);
    expect(await queryRows(dataDir, 'select * from driver_applications')).toMatchObject([
      {
        first_name: 'Marcus',
        last_name: 'Bell',
        phone: '+13125550110',
        email: 'marcus@example.com',
        state: 'Ohio',
      },
    ]);
    expect(await queryRows(dataDir, 'select * from quote_requests')).toMatchObject([
      {
        pickup_location: 'Chicago, IL',
        delivery_location: 'Dallas, TX',
        commodity: 'Paper rolls',
        total_weight: '42000.5',
        equipment: 'refrigerated',
        hazardous_materials: false,
        drop_trailer_required: true,
        business_email: 'traffic@example.com',
      },
    ]);
  } finally {
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
});

test.describe('with a captcha', () => {
  let linehaul: Linehaul;
  let verify: Awaited<ReturnType<typeof startVerifyServer>>;

  test.beforeAll(async () => {
    verify = await startVerifyServer();
    linehaul = await startLinehaul({
      environment: {
        RECAPTCHA_SITE_KEY: 'site-key',
        RECAPTCHA_SECRET: 'secret-of-the-test',
        RECAPTCHA_VERIFY_URL: verify.url,
      },
    });
  });
  test.afterAll(async () => {
    await linehaul.stop();
    await verify.stop();
  });
  test.beforeEach(() => {
    verify.state.verdict = true;
    verify.state.tokens = [];
  });

  test('the captcha script loads when the form is touched, and its token is verified', async ({
    page,
  }) => {
    const captcha = await serveCaptcha(page, 'gives a token');
    await page.goto(`${linehaul.url}/drivers`, { waitUntil: 'networkidle' });
    expect(captcha.requests()).toBe(0);
    await fillInHero(page);
    await apply(page);
    await sent(page);
    expect(captcha.requests()).toBe(1);
    expect(verify.state.tokens).toHaveLength(1);
    expect(verify.state.tokens[0]).toMatch(/^token-/);
  });

  test('a form in a dialog uses the captcha too', async ({ page }) => {
    await serveCaptcha(page, 'gives a token');
    await page.goto(`${linehaul.url}/shippers`);
    await page.getByRole('button', { name: 'Get instant quote' }).click();
    await fillInQuote(page);
    await page.getByRole('button', { name: 'Request a quote' }).click();
    await sent(page);
    expect(verify.state.tokens).toHaveLength(1);
  });

  test('a rejected token shows a message, keeps the input, and the next token is accepted', async ({
    page,
  }) => {
    await serveCaptcha(page, 'gives a token');
    verify.state.verdict = false;
    await page.goto(`${linehaul.url}/drivers`);
    await fillInHero(page);
    await apply(page);
    await expect(page.getByText(refused)).toBeVisible();
    await expect(heroForm(page).getByLabel('Home State')).toHaveValue('Ohio');
    verify.state.verdict = true;
    await apply(page);
    await sent(page);
    expect(new Set(verify.state.tokens).size).toBe(2);
  });

  test('a missing token shows a message and sends nothing', async ({ page }) => {
    await serveCaptcha(page, 'gives no token');
    await page.goto(`${linehaul.url}/drivers`);
    await fillInHero(page);
    await apply(page);
    await expect(page.getByText(refused)).toBeVisible();
    await expect(heroForm(page).getByLabel('First name')).toHaveValue('Marcus');
    expect(verify.state.tokens).toEqual([]);
  });

  test('a replayed token is rejected', async ({ page, request }) => {
    await serveCaptcha(page, 'gives a token');
    const posted = page.waitForRequest(driverCall);
    await page.goto(`${linehaul.url}/drivers`);
    await fillInHero(page);
    await apply(page);
    await sent(page);
    const body: unknown = (await posted).postDataJSON();
    const replay = await request.post(`${linehaul.url}/api/driver/form/`, { data: body });
    expect(replay.status()).toBe(400);
    expect(await replay.json()).toEqual({ recaptcha_token: [refused] });
  });

  test('a blocked script shows a message, keeps the input, and the form can be sent once the script loads', async ({
    page,
  }) => {
    await blockCaptcha(page);
    await page.goto(`${linehaul.url}/drivers`);
    await fillInHero(page);
    await apply(page);
    await expect(page.getByText(refused)).toBeVisible();
    await expect(heroForm(page).getByLabel('Email')).toHaveValue('marcus@example.com');
    await serveCaptcha(page, 'gives a token');
    await apply(page);
    await sent(page);
  });
});
