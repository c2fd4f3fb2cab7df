import { toJpegs } from './jpegs';

function openCanvas(width: number, height: number) {
  // oxlint-disable-next-line compat/compat -- shrink.ts does without it
  const canvas = new OffscreenCanvas(width, height);
  return {
    context: canvas.getContext('2d'),
    toJpeg: (quality: number) => canvas.convertToBlob({ type: 'image/jpeg', quality }),
  };
}

async function shrunk(file: Blob | null) {
  if (!file) return null;
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    return await toJpegs(picture, openCanvas);
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
