/**
 * Shrinks a phone's photo off the main thread. The result is upright, has none of the camera's
 * metadata, and is at most 1,600 px and 400 KB.
 */
import { dataUrlOf } from '@/api/dataUrl';

/** Maximum length of the longer side, in pixels. */
const longest = 1600;
const thumbnailSide = 240;
/** Maximum size in bytes. The server accepts slightly more. */
const largest = 400 * 1024;
const qualities = [0.82, 0.7, 0.55, 0.4];

/** Draws the picture, at most `side` pixels long, on white, because a JPEG has no transparency. */
function drawn(picture: ImageBitmap, side: number): OffscreenCanvas {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return canvas;
}

const jpegOf = (canvas: OffscreenCanvas, quality: number) =>
  canvas.convertToBlob({ type: 'image/jpeg', quality });

/**
 * Returns the best picture that is small enough. It tries a lower quality first, then fewer pixels.
 */
async function smallEnough(picture: ImageBitmap): Promise<Blob> {
  for (let side = longest; ; side = Math.round(side / 1.5)) {
    const canvas = drawn(picture, side);
    for (const quality of qualities) {
      const made = await jpegOf(canvas, quality);
      if (made.size <= largest) return made;
    }
  }
}

async function shrunk(file: Blob | null) {
  if (!file) return null;
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const small = await jpegOf(drawn(picture, thumbnailSide), 0.7);
    return {
      picture: await (await smallEnough(picture)).arrayBuffer(),
      thumbnail: await dataUrlOf(small),
    };
  } finally {
    picture.close();
  }
}

addEventListener('message', ({ data }: MessageEvent<Blob | null>) => {
  shrunk(data).then(
    (made) => postMessage(made, { transfer: made ? [made.picture] : [] }),
    () => postMessage(null),
  );
});
