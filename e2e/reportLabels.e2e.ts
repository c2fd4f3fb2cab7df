import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { scanPath } from '@/contract/scanPath';
import { importPaths, importResponse } from '@/contract/office/imports';
import { vehicle, vehiclePaths } from '@/contract/office/vehicles';
import { signIn } from './support/account';
import { printedPages } from './support/printed';
import { startLinehaul, type Linehaul } from './support/startLinehaul';
import { expect, test as testOnLoopback } from './support/test';

// @only-all: measures the printed sheet; scanPath.test.ts and scannedVehicle.test.tsx test what a label opens.

/** The server is on loopback, for which the office prints no codes. */
const publicUrl = 'http://carrier.example';

const test = testOnLoopback.extend<object, { linehaul: Linehaul }>({
  linehaul: [
    async ({}, use) => {
      const linehaul = await startLinehaul({ environment: { PUBLIC_URL: publicUrl } });
      await use(linehaul);
      await linehaul.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

const desktop = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false };

async function scan(page: Page): Promise<string | undefined> {
  const picture = await page.locator('.printed svg').first().screenshot({ scale: 'device' });
  const image = sharp(picture)
    .extend({ top: 20, bottom: 20, left: 20, right: 20, background: '#fff' })
    .resize({ width: 600, kernel: 'nearest' })
    .ensureAlpha()
    .raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

/** Returns the boxes of the elements on paper, in inches. */
async function inches(page: Page, selector: string) {
  const boxes = await page.locator(`.printed ${selector}`).evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y: y + window.scrollY, width, height };
    }),
  );
  return boxes.map(({ x, y, width, height }) => ({
    x: x / 96,
    y: y / 96,
    width: width / 96,
    height: height / 96,
  }));
}

test.describe('on a desktop', () => {
  test.use(desktop);

  test("printed labels are where Avery 5160 has them, and the first label's QR code contains the address for its vehicle", async ({
    office,
    openAs,
    rig,
  }) => {
    const dispatcher = await office.newPerson('dispatcher');
    const rows = Array.from({ length: 31 }, (_none, at) => ({
      line: at + 2,
      kind: 'truck',
      number: `${rig.truck}-${at}`,
    }));
    const expected = { new: 31, changed: 0, same: 0, rejected: 0 };
    await dispatcher.call(importResponse, importPaths.vehicles, { body: { rows, expected } });
    const page = await openAs(dispatcher, '/office/labels', desktop);
    await expect(
      page.getByRole('status').filter({ hasText: /labels on \d+ pages?/ }),
    ).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const [sheet] = await inches(page, '[data-sheet]');
    expect(sheet).toEqual({ x: 0, y: 0, width: 8.5, height: 11 });
    const labels = await inches(page, '[data-label]');
    expect(labels.length).toBeGreaterThan(30);
    const precise = (value: number): unknown => expect.closeTo(value, 3);
    for (const [at, label] of labels.slice(0, 30).entries()) {
      expect(label).toEqual({
        x: precise(0.1875 + (at % 3) * (2.625 + 0.125)),
        y: precise(0.5 + Math.floor(at / 3)),
        width: precise(2.625),
        height: precise(1),
      });
    }
    // The thirty-first label starts the next sheet.
    expect(labels[30]).toMatchObject({ x: precise(0.1875), y: precise(11.5) });
    const first = page.locator('.printed [data-label]').first();
    const [number = '', kind] = await first.locator('b, span').allTextContents();
    const printed = { kind: kind === 'Trailer' ? 'trailer' : 'truck', number } as const;
    expect(await scan(page)).toBe(publicUrl + scanPath(printed));
    expect(await printedPages(page)).toBe(Math.ceil(labels.length / 30));
  });
});

test.describe('a scanned label', () => {
  test.use({ serviceWorkers: 'allow' });

  test("a scanned label opens the report with its truck after the sign-in, and another truck's label, scanned offline, asks which truck to keep", async ({
    office,
    person,
    openAs,
    browser,
    rig,
    linehaul,
  }) => {
    const dispatcher = await office.newPerson('dispatcher');
    const body = { kind: 'truck', number: rig.truck };
    const added = await dispatcher.call(vehicle, vehiclePaths.list, { body });
    const labels = await openAs(dispatcher, `/office/labels?vehicle=${added.id}`, desktop);
    await expect(labels.getByText('1 label on 1 page.')).toBeVisible();
    await labels.emulateMedia({ media: 'print' });
    expect(await scan(labels)).toBe(publicUrl + scanPath(added));
    const scanned = linehaul.url + scanPath(added);
    expect(await printedPages(labels)).toBe(1);

    const context = await browser.newContext({ serviceWorkers: 'allow' });
    const phone = await context.newPage();
    await phone.goto(scanned);
    await signIn(phone, person.account);
    const truck = phone.getByLabel('Truck number');
    await expect(truck).toHaveValue(rig.truck);
    await phone.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await phone.reload();
    await expect(truck).toHaveValue(rig.truck);
    await phone.getByRole('button', { name: 'Mirrors: good' }).press('Enter');
    await expect(phone.getByText('Saved on this phone')).toBeVisible();

    await context.setOffline(true);
    const next = await context.newPage();
    await next.goto(scanned.replace(rig.truck, `${rig.truck}B`));
    const question = next.getByRole('alertdialog', { name: /^Another truck\?/ });
    await expect(question.getByRole('button', { name: `Keep ${rig.truck}` })).toBeVisible();
    await question.getByRole('button', { name: `Start ${rig.truck}B` }).click();
    await expect(next.getByLabel('Truck number')).toHaveValue(`${rig.truck}B`);
    await context.close();
  });
});
