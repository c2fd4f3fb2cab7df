import { calls } from '@/contract/calls';
import { signIn } from './support/account';
import { expect, test } from './support/test';

test.use({ serviceWorkers: 'allow' });

test('the service worker stores public content, but no response to an account, report, office or extension call', async ({
  page,
}) => {
  await page.goto('/vehicle-report');
  await signIn(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // Reloads, because the worker handles only the calls of a page that opened with it.
  await page.reload();
  await expect(page.getByLabel('Truck number')).toBeVisible();
  const kept = () =>
    page.evaluate(async () => {
      const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const requests = await Promise.all(opened.map((cache) => cache.keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
  await expect.poll(kept).toContain(calls.contacts);
  const isPrivate = (path: string) =>
    /^\/(account|api\/(account|fleet|office))\/|\/inspection\//.test(path);
  expect((await kept()).filter(isPrivate)).toEqual([]);
});
