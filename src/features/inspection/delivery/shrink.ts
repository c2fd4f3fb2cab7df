/** A photo in the form in which it is stored and sent. */
export interface Shrunk {
  /** The picture as a JPEG. */
  picture: ArrayBuffer;
  /** A thumbnail as a data URL. */
  thumbnail: string;
}

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

/** Shrinks a photo in a worker. Resolves with null if this browser cannot read it. */
export const shrink = (file: Blob): Promise<Shrunk | null> => askWorker(file);

/**
 * Loads the worker into the browser's cache, because the first photo may be taken without a
 * connection.
 */
export async function preloadShrink(): Promise<void> {
  await askWorker(null);
}
