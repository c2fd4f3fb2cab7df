import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { calls } from '@/contract/calls';
import { dist } from '../tools/machine/paths';
import { signInFirst } from './support/account';
import { firstAdmin } from './support/firstAdmin';
import { startLinehaul } from './support/startLinehaul';
import { expect, test } from './support/test';

// @only-all: takes 40 s; officeContent.e2e.ts shows that a text from the office reaches the site, and the blank site,
// its setup, pictures and hidden sections have unit tests (src/office) and server tests (server/seed, server/site).

async function pictureFile(name: string, width: number, background: string) {
  const canvas = { width, height: Math.round(width / 2), channels: 3 as const, background };
  const buffer = await sharp({ create: canvas }).png().toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

async function uploadInto(
  page: Page,
  field: Locator,
  file: Awaited<ReturnType<typeof pictureFile>>,
): Promise<string> {
  await field.getByRole('button', { name: /^(Choose|Change)$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
  await dialog.getByTestId('upload').setInputFiles([file]);
  await expect(dialog).toHaveCount(0);
  const address = await field.getByRole('img').getAttribute('src');
  expect(address).toMatch(/^\/media\/[0-9a-f]+-\d+\.\w+$/);
  return address ?? '';
}

async function openSection(page: Page, label: string): Promise<Locator> {
  const heading = page.getByRole('button', { name: label, exact: true });
  await heading.click();
  return page.locator('.MuiAccordion-root', { has: heading });
}

async function save(page: Page, form: Locator | Page = page): Promise<void> {
  const notice = page.getByText(
    /^Saved\. (It is on the site|Visitors see it once the site is open)\.$/,
  );
  await expect(notice).toHaveCount(0);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(notice).toBeVisible();
}

async function makeCompany(page: Page): Promise<string> {
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Northway Freight');
  await page.getByLabel('Tagline').fill('steel and lumber, on time');
  await page.getByLabel('Description').fill('Flatbeds in the Northwest.');
  await page.getByLabel('Accent color').fill('#0B5ED7');
  await expect(page.getByText(/Dark pages show it as #/)).toBeVisible();
  await page.getByLabel('Accent color').fill('#6FB7FF');
  const field = page.getByRole('group', { name: 'Logo for dark backgrounds' });
  const logo = await uploadInto(page, field, await pictureFile('logo.png', 400, '#6fb7ff'));
  await save(page);
  return logo;
}

async function makeServices(page: Page): Promise<void> {
  const services = await openSection(page, 'Services');
  for (const [at, title] of ['Steel', 'Lumber', 'Machinery'].entries()) {
    await services.getByLabel('Title').nth(at).fill(title);
  }
  await services
    .getByRole('listitem')
    .filter({ has: page.locator('input[value="Machinery"]') })
    .hover();
  await services.getByRole('button', { name: 'Move up' }).last().click();
  const opened = page.context().waitForEvent('page');
  await services.getByRole('button', { name: 'Preview' }).click();
  const preview = await opened;
  await expect(preview.getByText('Preview: not saved')).toBeVisible();
  await expect(preview.getByRole('heading', { name: 'Machinery' })).toBeVisible();
  await preview.close();
  expect(await (await page.request.get('/')).text()).not.toContain('Machinery');
  await save(page, services);
}

async function makeLocation(page: Page): Promise<void> {
  const locations = await openSection(page, 'Locations');
  await locations.getByLabel('Name').first().fill('Spokane yard');
  const latitude = locations.getByLabel('Latitude').first();
  const before = await latitude.inputValue();
  expect(before).not.toBe('');
  // Clicks away from the center, where there is already a location.
  await locations
    .getByRole('img', { name: 'Map: click to place the location' })
    .first()
    .click({ position: { x: 60, y: 60 } });
  await expect(latitude).not.toHaveValue(before);
  await latitude.fill('47.65878');
  await locations.getByLabel('Longitude').first().fill('-117.42605');
  await save(page, locations);
}

async function hideServicesForBoth(page: Page): Promise<void> {
  const label = 'Services for drivers and shippers';
  const section = await openSection(page, label);
  await section.getByRole('switch', { name: 'Show on the site' }).click();
  await expect(section.getByText(/^Visitors do not see this section/)).toBeVisible();
  await save(page, section);
}

async function openTheSite(page: Page): Promise<void> {
  await page.goto('/office/setup');
  await page.getByRole('button', { name: 'Open the site' }).click();
  const dialog = page.getByRole('dialog', { name: 'Open the site' });
  await expect(dialog).toContainText(/parts of it still need something/);
  await dialog.getByRole('button', { name: 'Open the site' }).click();
  await expect(page.getByRole('heading', { name: 'Your site is open' })).toBeVisible();
}

async function checkClosed(visitor: Page, admin: Page): Promise<void> {
  const response = await visitor.goto('/');
  expect(response?.status()).toBe(200);
  const html = (await response?.text()) ?? '';
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('>Your phone</a>');
  await expect(visitor.locator('#root[data-live]')).toBeAttached();
  await expect(visitor.locator('body')).not.toContainText(/Your headline|Your company/);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Opening soon');
  await admin.goto('/');
  await expect(admin.getByText('Preview: visitors see “Opening soon”')).toBeVisible();
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Your headline');
}

test("an admin turns a blank site into another company's site and opens it", async ({
  browser,
}) => {
  // With `dist`, the database starts empty instead of as a copy of the demonstration's.
  const linehaul = await startLinehaul({ dist, environment: { SEED: 'blank' } });
  await expect.poll(linehaul.output).toContain('npm run people -- add NAME --role admin');
  const password = await firstAdmin(linehaul.dataDir);
  const context = await browser.newContext({
    baseURL: linehaul.url,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.goto('/office');
  await signInFirst(page, { username: 'priya', password });
  const needs = page.getByRole('region', { name: 'What your site still needs' });
  await expect(needs).toContainText('Services');
  const visitor = await browser.newPage({ baseURL: linehaul.url });
  await checkClosed(visitor, page);
  await page.goto('/office');
  const next = page.getByText(/^Your site is not open yet\./);
  await expect(next.getByRole('link', { name: 'Name', exact: true })).toBeVisible();

  await needs.getByRole('link', { name: 'Company' }).click();
  const logo = await makeCompany(page);

  await page.goto('/office/site/home');
  const title = await openSection(page, 'Title and video');
  const field = title.getByRole('group', { name: 'Picture behind the video' });
  const hero = await uploadInto(page, field, await pictureFile('hero.png', 1800, '#203040'));
  await save(page, title);
  await makeServices(page);
  await makeLocation(page);
  await hideServicesForBoth(page);

  await page.goto('/office/site/footer');
  const contacts = await openSection(page, 'Contacts in the footer');
  await contacts.getByLabel('Address').fill('12 Mill Road, Spokane WA');
  await contacts.getByLabel('Phone', { exact: true }).fill('+1 509 555 0123');
  await contacts.getByLabel('Email').fill('hello@northway.example');
  await save(page, contacts);
  await openTheSite(page);
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'Machinery' })).toBeVisible();
  await visitor.close();

  const read = async (route: string) => (await page.request.get(route)).text();
  for (const route of ['/', '/drivers', '/shippers']) {
    const html = await read(route);
    for (const text of ['Northway Freight', logo, '12 Mill Road', '+1 509 555 0123', '#6FB7FF']) {
      expect(html).toContain(text);
    }
    expect(html).not.toContain('Linehaul');
    expect(html.match(/href="\/#about"/g)).toHaveLength(2);
    expect(html).not.toContain('href="/#services"');
  }
  expect(await read('/login')).not.toContain('Linehaul');
  const home = await read('/');
  expect(home).toContain('data-section="services"');
  expect(home).not.toContain('data-section="home-services"');
  const shown = ['Northway Freight: steel and lumber, on time', hero];
  for (const text of shown) expect(home).toContain(text);
  expect(home).toContain(hero.replace(/\d+\.jpg$/, '800.webp 800w'));
  // The browser draws the map, so the locations are only in the API's response.
  expect(await read(calls.locations)).toContain('Spokane yard');
  expect(home.indexOf('Machinery')).toBeGreaterThan(0);
  expect(home.indexOf('Machinery')).toBeLessThan(home.indexOf('Lumber'));
  await context.close();
  expect(await linehaul.stop()).toBe(0);
});
