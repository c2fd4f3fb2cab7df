import { chromiumFlags, findTestBrowser } from '../tools/machine/browser';
import { ownPassword } from './support/client';
import { expect, test } from './support/test';

const executablePath = findTestBrowser();

// @only-all: starts a separate browser.
test.use({
  launchOptions: {
    args: [...chromiumFlags(), '--host-resolver-rules=MAP carrier.test 127.0.0.1'],
    ...(executablePath && { executablePath }),
  },
});

test('without https, the report says that it cannot open offline, except on localhost', async ({
  page,
  person,
  linehaul,
}) => {
  const text = page.getByText('Without https this page cannot open offline.');
  for (const { host, isSaid } of [
    { host: 'carrier.test', isSaid: true },
    { host: 'localhost', isSaid: false },
  ]) {
    const url = new URL('/vehicle-report', linehaul.url);
    url.hostname = host;
    await page.goto(url.href);
    await page.getByLabel('Login').fill(person.username);
    await page.getByLabel('Password', { exact: true }).fill(ownPassword);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Truck number')).toBeVisible();
    await expect(text).toBeVisible({ visible: isSaid });
  }
});
