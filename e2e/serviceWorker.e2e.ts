import { signIn } from './support/account';
import { expect, test } from './support/test';

test('the service worker keeps public content and files, but no call of the account, the report or the fleet', async ({
  page,
}) => {
  await page.goto('/vehicle-report');
  await signIn(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // The worker answers the calls of a page that was opened with it.
  await page.goto('/shippers');
  await page.goto('/vehicle-report');
  await expect(page.getByLabel('Truck number')).toBeVisible();
  const kept = () =>
    page.evaluate(async () => {
      const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const requests = await Promise.all(caches_.map((cache) => cache.keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
  await expect.poll(kept).toContain('/api/shipper/page/');
  const calls = (await kept()).filter((path) => /^\/(api|account)\//.test(path));
  expect(calls.filter((path) => /^\/(account|api\/(account|fleet|office))\//.test(path))).toEqual(
    [],
  );
  expect(calls.filter((path) => path.includes('inspection'))).toEqual([]);
});
