import { toDataUrl } from '@/api/dataUrl';

export interface Shrunk {
  picture: ArrayBuffer;
  thumbnail: string;
}

/** A canvas in a worker or on the page. */
export interface Canvas {
  context: OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D | null;
  toJpeg: (quality: number) => Promise<Blob>;
}

type OpenCanvas = (width: number, height: number) => Canvas;
type Picture = ImageBitmap | HTMLImageElement;

/** The maximum length of the longer side, in px. */
const longest = 1600;
const thumbnailSide = 240;
/** In bytes. The server accepts slightly more. */
const largest = 400 * 1024;
const qualities = [0.82, 0.7, 0.55, 0.4];

/**
 * Draws the picture with its longer side at most `side` px. The background is white, because a JPEG has no
 * transparency.
 */
function drawn(picture: Picture, side: number, openCanvas: OpenCanvas): Canvas {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const canvas = openCanvas(width, height);
  const { context } = canvas;
  if (!context) throw new Error('This browser has no canvas.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return canvas;
}

async function smallEnough(picture: Picture, openCanvas: OpenCanvas): Promise<Blob> {
  for (let side = longest; ; side = Math.round(side / 1.5)) {
    const canvas = drawn(picture, side, openCanvas);
    for (const quality of qualities) {
      const made = await canvas.toJpeg(quality);
      if (made.size <= largest) return made;
    }
  }
}

/** Returns the shrunk photo and a thumbnail. Drawing removes the camera's metadata. */
export async function toJpegs(picture: Picture, openCanvas: OpenCanvas): Promise<Shrunk> {
  const small = await drawn(picture, thumbnailSide, openCanvas).toJpeg(0.7);
  return {
    picture: await (await smallEnough(picture, openCanvas)).arrayBuffer(),
    thumbnail: await toDataUrl(small),
  };
}
