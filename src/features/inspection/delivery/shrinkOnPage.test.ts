import { shrinkOnPage } from './shrinkOnPage';

// jsdom cannot read Node's Blob.
jest.mock('@/api/dataUrl', () => ({
  toDataUrl: async ({ type, size }: Blob) => `data:${type},${size}`,
}));

const photo = new Blob(['photo'], { type: 'image/jpeg' });
let isReadable: boolean;
let makesJpegs: boolean;
let drawn: [width: number, height: number][];

// jsdom cannot decode or draw pictures, so the tests fake both.
beforeEach(() => {
  isReadable = true;
  makesJpegs = true;
  drawn = [];
  URL.createObjectURL = jest.fn(() => 'blob:photo');
  URL.revokeObjectURL = jest.fn();
  HTMLImageElement.prototype.decode = async function decode() {
    if (!isReadable) throw new DOMException('unreadable', 'EncodingError');
    Object.defineProperties(this, { width: { value: 3000 }, height: { value: 4000 } });
  };
  const context = { fillRect: jest.fn(), drawImage: jest.fn() };
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockImplementation(() => context as unknown as CanvasRenderingContext2D);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(
    this: HTMLCanvasElement,
    done,
    type,
  ) {
    drawn.push([this.width, this.height]);
    done(makesJpegs ? new Blob(['x'.repeat(this.width)], { type: type ?? '' }) : null);
  });
});

test('a photo becomes a picture of at most 1600 px and a thumbnail of 240 px, both JPEGs', async () => {
  const made = await shrinkOnPage(photo);
  expect(drawn).toEqual([
    [180, 240],
    [1200, 1600],
  ]);
  expect(made?.picture.byteLength).toBe(1200);
  expect(made?.thumbnail).toBe('data:image/jpeg,180');
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:photo');
});

test('the page returns no picture for a photo that it cannot decode or encode', async () => {
  makesJpegs = false;
  expect(await shrinkOnPage(photo)).toBeNull();
  isReadable = false;
  expect(await shrinkOnPage(photo)).toBeNull();
  expect(URL.revokeObjectURL).toHaveBeenCalledTimes(2);
});
