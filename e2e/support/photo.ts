import type { Page } from '@playwright/test';
import sharp from 'sharp';

/**
 * A photo as a phone's camera stores it in portrait orientation, which the metadata records. Noise makes the file
 * large. Sizes are in px.
 */
export async function cameraPhoto(width = 4000, height = 3000) {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  const buffer = await sharp({
    create: { width, height, channels: 3, background: '#999', noise },
  })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer();
  return { name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer };
}

/** Resolves once the page has loaded what it needs to shrink photos. Call this before opening the page. */
export function photosReady(page: Page): Promise<void> {
  return new Promise((resolve) => {
    page.once('worker', (worker) => worker.once('close', () => resolve()));
  });
}

export const photosIn = (page: Page, label: string) =>
  page.getByRole('list', { name: `Photos, ${label}` }).getByRole('img');
