import { guides } from '@/contract/routes';
import { expectAccessible } from './support/expectAccessible';
import { overflowing } from './support/layout';
import { expect, test } from './support/test';

// @only-all: opens pages that the server tests (server/site) also read.

test.use({ viewport: { width: 390, height: 844 } });

for (const path of [...Object.values(guides), '/guide/own-site.html']) {
  test(`${path} loads its pictures, passes axe, and fits on a phone`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(await page.getByRole('heading', { level: 1 }).innerText());
    for (const picture of await page.getByRole('img').all()) {
      await expect(picture).toHaveJSProperty('complete', true);
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    }
    expect(await overflowing(page)).toEqual([]);
    await expectAccessible(page);
  });
}

test("the office's account menu opens the office's guide, which links to the guide about the site", async ({
  openAs,
  office,
}) => {
  const page = await openAs(await office.newPerson('dispatcher'), '/office');
  await page.getByRole('button', { name: 'My account' }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('menuitem', { name: 'Guide' }).click();
  const guide = await opened;
  await guide.getByRole('link', { name: 'make it your own' }).click();
  await expect(guide).toHaveTitle(/own/);
});
