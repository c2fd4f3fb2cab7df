import { toJpegs, type Shrunk } from './jpegs';

function openCanvas(width: number, height: number) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const toJpeg = (quality: number) =>
    new Promise<Blob>((resolve, reject) => {
      canvas.toBlob(
        (made) => (made ? resolve(made) : reject(new Error('This browser makes no JPEG.'))),
        'image/jpeg',
        quality,
      );
    });
  return { context: canvas.getContext('2d'), toJpeg };
}

/**
 * Shrinks a photo on the page. An `img` reads every format that the browser shows, and applies the photo's rotation.
 */
export async function shrinkOnPage(file: Blob): Promise<Shrunk | null> {
  const picture = new Image();
  picture.src = URL.createObjectURL(file);
  try {
    await picture.decode();
    return await toJpegs(picture, openCanvas);
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(picture.src);
  }
}
