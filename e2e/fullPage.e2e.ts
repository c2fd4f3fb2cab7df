import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** Height in px of the tallest run of pixel rows in a single colour between header and footer. */
function tallestFlatBand(page: Page, png: Buffer, top: number, bottom: number): Promise<number> {
  return page.evaluate(
    async ([data, first, end]) => {
      const blob = await (await fetch(`data:image/png;base64,${data}`)).blob();
      const image = await createImageBitmap(blob);
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.drawImage(image, 0, 0);
      const { buffer } = context.getImageData(0, first, image.width, end - first).data;
      const pixels = new Uint32Array(buffer);
      let tallest = 0;
      let flatFrom = 0;
      // A band ends where the colour changes.
      for (let at = 1; at <= pixels.length; at += 1) {
        if (at < pixels.length && pixels[at] === pixels[at - 1]) continue;
        tallest = Math.max(tallest, Math.floor((at - flatFrom) / image.width));
        flatFrom = at;
      }
      return tallest;
    },
    [png.toString('base64'), Math.round(top), Math.round(bottom)] as const,
  );
}

async function edge(page: Page, landmark: 'banner' | 'contentinfo') {
  const box = await page.getByRole(landmark).boundingBox();
  if (!box) throw new Error(`no ${landmark}`);
  return box;
}

for (const path of ['/', '/drivers', '/shippers']) {
  test(`a full-page screenshot of ${path}, taken without scrolling, has no empty band`, async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path, { waitUntil: 'networkidle' });
    const header = await edge(page, 'banner');
    const footer = await edge(page, 'contentinfo');
    const png = await page.screenshot({ fullPage: true, scale: 'css' });
    const reader = await context.newPage();
    expect(
      await tallestFlatBand(reader, png, header.y + header.height, footer.y),
    ).toBeLessThanOrEqual(300);
  });
}
