import fs from 'node:fs';
import { inRoot } from './paths';
import type { Still } from './stills';
import { printed, type Studio } from './studio';

const QUALITIES = [0.86, 0.82, 0.78, 0.74, 0.7, 0.66, 0.6, 0.54, 0.48];

/** Draws a still and writes it under `public/media`. A JPEG has the best quality that its maximum size allows. */
export async function renderStill(studio: Studio, name: string, still: Still): Promise<void> {
  await studio.page.evaluate(
    ({ scene, width, height }) => {
      window.paintScene(scene, width, height);
    },
    { scene: still.scene, width: still.width, height: still.height },
  );
  const file = name.endsWith('.png')
    ? await printed(studio, 'image/png')
    : await jpeg(studio, still);
  fs.writeFileSync(inRoot('public/media', name), file);
  console.log(`${name}  ${(file.length / 1024).toFixed(0)} KB`);
}

async function jpeg(studio: Studio, still: Still): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const file = await printed(studio, 'image/jpeg', quality);
    if (file.length <= still.maxKb * 1024) return file;
  }
  throw new Error(`${still.scene} does not fit ${String(still.maxKb)} KB.`);
}
