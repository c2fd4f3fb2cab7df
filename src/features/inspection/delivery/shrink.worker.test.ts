interface Jpeg {
  width: number;
  height: number;
  quality: number;
  color: string;
}

const kib = 1024;
const closePicture = jest.fn();
let made: Jpeg[] = [];
/** Returns a size in bytes. */
let computeSize: (jpeg: Jpeg) => number;
let canvases: number;

class Canvas {
  private readonly context = { fillStyle: '', fillRect: () => undefined, drawImage: jest.fn() };

  constructor(
    private readonly width: number,
    private readonly height: number,
  ) {}

  getContext(kind: string) {
    canvases -= 1;
    return kind === '2d' && canvases >= 0 ? this.context : null;
  }

  async convertToBlob({ type, quality }: { type: string; quality: number }) {
    const { width, height, context } = this;
    expect(context.drawImage).toHaveBeenCalledWith(expect.anything(), 0, 0, width, height);
    const jpeg = { width, height, quality, color: context.fillStyle };
    made.push(jpeg);
    const size = computeSize(jpeg);
    return { type, size, arrayBuffer: async () => new ArrayBuffer(size) };
  }
}

jest.mock('@/api/dataUrl', () => ({
  toDataUrl: async ({ type, size }: Blob) => `data:${type},${size}`,
}));

beforeAll(async () => {
  Object.assign(globalThis, { OffscreenCanvas: Canvas });
  await import('./shrink.worker');
});

beforeEach(() => {
  made = [];
  computeSize = () => kib;
  canvases = 100;
  closePicture.mockClear();
});

interface Answer {
  made: { picture: ArrayBuffer; thumbnail: string } | null;
  options?: { transfer: ArrayBuffer[] };
}

/** Null is a picture that the browser cannot read. */
function answerTo(picture: { width: number; height: number } | null): Promise<Answer> {
  const read = jest.fn(async () => {
    if (!picture) throw new DOMException('unreadable', 'InvalidStateError');
    return { ...picture, close: closePicture };
  });
  return new Promise((resolve) => {
    const postMessage = (answer: Answer['made'], options?: Answer['options']) => {
      expect(read).toHaveBeenCalledWith(expect.any(Blob), { imageOrientation: 'from-image' });
      resolve({ made: answer, ...(options ? { options } : {}) });
    };
    Object.assign(globalThis, { createImageBitmap: read, postMessage });
    dispatchEvent(new MessageEvent('message', { data: new Blob(['photo']) }));
  });
}

test('a photo becomes a picture of 1600 px and a thumbnail of 240 px, upright and on white', async () => {
  const answer = await answerTo({ width: 4000, height: 3000 });
  expect(made).toEqual([
    { width: 240, height: 180, quality: 0.7, color: '#fff' },
    { width: 1600, height: 1200, quality: 0.82, color: '#fff' },
  ]);
  expect(answer.made).toMatchObject({ thumbnail: `data:image/jpeg,${kib}` });
  expect(answer.made?.picture.byteLength).toBe(kib);
  expect(answer.options?.transfer).toEqual([answer.made?.picture]);
  expect(closePicture).toHaveBeenCalledTimes(1);
});

test('a small photo keeps its size, and a very long one remains at least one pixel wide', async () => {
  await answerTo({ width: 100, height: 50 });
  expect(made).toMatchObject([
    { width: 100, height: 50 },
    { width: 100, height: 50 },
  ]);
  made = [];
  await answerTo({ width: 1, height: 8000 });
  expect(made).toMatchObject([
    { width: 1, height: 4096 },
    { width: 1, height: 4096 },
  ]);
});

test('a panorama keeps a long side on which text can be read', async () => {
  await answerTo({ width: 9600, height: 1600 });
  expect(made[1]).toMatchObject({ width: 3394, height: 566 });
});

test('the worker reduces a photo of more than 400 KB first in quality, then in size', async () => {
  computeSize = ({ quality }) => (quality > 0.6 ? 400 * kib + 1 : 400 * kib);
  await answerTo({ width: 4000, height: 3000 });
  expect(made.slice(1).map(({ quality }) => quality)).toEqual([0.82, 0.7, 0.55]);
  made = [];
  computeSize = ({ width }) => (width > 1100 ? 500 * kib : kib);
  await answerTo({ width: 4000, height: 3000 });
  expect(made.slice(1).map(({ width, quality }) => [width, quality])).toEqual([
    ...[1600, 1600, 1600, 1600].map((width, index) => [width, [0.82, 0.7, 0.55, 0.4][index]]),
    [1067, 0.82],
  ]);
});

test('the worker returns no picture for a photo that the browser cannot read or draw', async () => {
  expect(await answerTo(null)).toEqual({ made: null });
  canvases = 0;
  expect(await answerTo({ width: 40, height: 30 })).toEqual({ made: null });
  expect(closePicture).toHaveBeenCalledTimes(1);
});

test('a preloaded worker posts no picture', async () => {
  const posted = new Promise((resolve) => {
    Object.assign(globalThis, { postMessage: resolve });
  });
  dispatchEvent(new MessageEvent('message', { data: null }));
  expect(await posted).toBeNull();
});
