import type { Page } from '@playwright/test';

/** Returns the height in px of a picture's tallest single-color band between two heights. */
export function tallestFlatBand(
  page: Page,
  png: Buffer,
  [top, bottom]: readonly [number, number],
): Promise<number> {
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
