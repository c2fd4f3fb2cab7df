import fs from 'node:fs';
import path from 'node:path';
import { defaultSettings } from '@/contract/settings';
import { dist } from '../tools/machine/paths';
import { freePort } from '../tools/machine/port';
import { withSettings } from '../server/site/shell';
import { serveStatic } from '../tools/start/staticServer';
import { signIn } from './support/account';
import { startLinehaul } from './support/startLinehaul';
import { expect, test } from './support/test';

// @only-all: tests the built pages on another host, an option that few changes affect.

test('dist/site on a static host shows content, sends an application and signs a driver in', async ({
  page,
}) => {
  const folder = path.join(dist, 'site');
  const port = await freePort();
  const apiHost = `http://127.0.0.1:${port}`;
  const template = fs.readFileSync(path.join(folder, 'index.html'), 'utf8');
  // The settings that `API_HOST=… npm run build` writes into the page.
  const files = await serveStatic(folder, {
    page: withSettings(template, { ...defaultSettings, apiHost }),
  });
  const api = await startLinehaul({ port, environment: { ALLOWED_ORIGINS: files.url } });
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  try {
    await page.goto(`${files.url}/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Freight that keeps its word.',
    );
    await expect(page.getByText('Said about us')).toBeVisible();
    const picture = page.getByRole('tabpanel').locator('img');
    await expect(picture).toHaveAttribute('src', new RegExp(`^${apiHost}/media/`));
    await page.getByRole('heading', { name: 'A terminal within a day' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: /Chicago/ })).toBeVisible();

    await page.goto(`${files.url}/shippers`);
    await expect(page.getByRole('button', { name: 'Get instant quote' })).toBeVisible();
    await page.goto(`${files.url}/drivers`);
    const form = page.getByRole('form');
    await form.getByLabel('First name').fill('Dana');
    await form.getByLabel('Last name').fill('Miles');
    await form.getByRole('button', { name: 'Send application' }).click();
    await expect(page.getByText('Your information is sent')).toBeVisible();

    await page.goto(`${files.url}/no-such-page`);
    await expect(page.getByRole('heading', { name: 'This road ends here' })).toBeVisible();
    await page.goto(`${files.url}/login`);
    await signIn(page);
    await expect(page).toHaveURL(`${files.url}/vehicle-report`);
    // The browser logs the API's 404 for a driver without a report.
    expect(
      problems.filter((problem) => !/current\/inspection|404 \(Not Found\)/.test(problem)),
    ).toEqual([]);
  } finally {
    await files.stop();
    await api.stop();
  }
});
