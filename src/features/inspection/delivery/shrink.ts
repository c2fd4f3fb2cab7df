import type { Shrunk } from './jpegs';
import { shrinkOnPage } from './shrinkOnPage';

function askWorker(file: Blob | null): Promise<Shrunk | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./shrink.worker.ts', import.meta.url));
    const end = (made: Shrunk | null) => {
      worker.terminate();
      resolve(made);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<Shrunk | null>) => end(data));
    worker.addEventListener('error', () => end(null));
    worker.postMessage(file);
  });
}

/**
 * Shrinks a photo in a worker, or on the page if the worker fails. Safari before 16.4 has no `OffscreenCanvas`, and
 * older browsers reject `from-image`. Resolves with null if the browser cannot read the photo.
 */
export const shrink = async (file: Blob): Promise<Shrunk | null> =>
  (await askWorker(file)) ?? shrinkOnPage(file);

/** Loads the worker into the browser's cache, because the driver may take the first photo without a connection. */
export async function preloadShrink(): Promise<void> {
  await askWorker(null);
}
