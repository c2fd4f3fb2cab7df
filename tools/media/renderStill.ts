import fs from 'node:fs';
import { inRoot } from '../paths';
import type { Still } from './stills';
import type { Studio } from './studio';

const QUALITIES = [0.86, 0.82, 0.78, 0.74, 0.7, 0.66, 0.6, 0.54, 0.48];

/** Draws a still and writes it under `public/media` at the best quality its weight allows. */
export async function renderStill(studio: Studio, name: string, still: Still): Promise<void> {
  await studio.page.evaluate(
    async ({ scene, width, height }) => {
      const kit = await import(`/kit/canvas${''}`);
      const { draw } = await import(`/scenes/${scene}`);
      const stage = kit.stage(width, height);
      await draw(stage);
      Object.assign(window, { picture: stage.ctx.canvas });
    },
    { scene: still.scene, width: still.width, height: still.height },
  );
  for (const quality of QUALITIES) {
    const file = await jpeg(studio, quality);
    if (file.length > still.maxKb * 1024 && quality !== QUALITIES.at(-1)) continue;
    fs.writeFileSync(inRoot('public/media', name), file);
    console.log(`${name}  ${(file.length / 1024).toFixed(0)} KB at quality ${quality}`);
    return;
  }
}

async function jpeg(studio: Studio, quality: number): Promise<Buffer> {
  const url = await studio.page.evaluate((q) => {
    const picture: unknown = Reflect.get(window, 'picture');
    if (!(picture instanceof HTMLCanvasElement)) throw new Error('Nothing was drawn.');
    return picture.toDataURL('image/jpeg', q);
  }, quality);
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}
