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
type Size = Record<'width' | 'height', number>;
type Picture = ImageBitmap | HTMLImageElement;

/** The size of a photo of 4:3, in px. A panorama has as many pixels, so that its long side stays readable. */
const photoSize = { width: 1600, height: 1200 };
const thumbnailSize = { width: 240, height: 180 };
/** The maximum length of a side, in px. The canvas of older iPhones has no more. */
const longest = 4096;
/** In bytes. The server accepts slightly more. */
const largest = 400 * 1024;
const qualities = [0.82, 0.7, 0.55, 0.4];

/**
 * Draws the picture with at most as many pixels as `size` has. The background is white, because a JPEG has no
 * transparency.
 */
function drawn(picture: Picture, size: Size, openCanvas: OpenCanvas): Canvas {
  const pixels = size.width * size.height;
  const scale = Math.min(
    1,
    Math.sqrt(pixels / (picture.width * picture.height)),
    longest / Math.max(picture.width, picture.height),
  );
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
  for (let shrink = 1; ; shrink *= 1.5) {
    const size = { width: photoSize.width / shrink, height: photoSize.height / shrink };
    const canvas = drawn(picture, size, openCanvas);
    for (const quality of qualities) {
      const made = await canvas.toJpeg(quality);
      if (made.size <= largest) return made;
    }
  }
}

/** Returns the shrunk photo and a thumbnail. Drawing removes the camera's metadata. */
export async function toJpegs(picture: Picture, openCanvas: OpenCanvas): Promise<Shrunk> {
  const small = await drawn(picture, thumbnailSize, openCanvas).toJpeg(0.7);
  return {
    picture: await (await smallEnough(picture, openCanvas)).arrayBuffer(),
    thumbnail: await toDataUrl(small),
  };
}
