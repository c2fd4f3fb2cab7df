let loadingTime: number;
const shown = new Set<string>();

/** A fake of the fonts API, which jsdom does not have. A font loads in `loadingTime` ms. */
class FakeFontFace {
  constructor(readonly family: string) {}
  load() {
    return new Promise((resolve) => setTimeout(resolve, loadingTime));
  }
}

beforeEach(() => {
  shown.clear();
  jest.useFakeTimers();
  Object.assign(globalThis, { FontFace: FakeFontFace });
  const fonts = { add: ({ family }: FakeFontFace) => shown.add(family) };
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
});
afterEach(() => jest.useRealTimers());

test('fonts that load within the limit appear', async () => {
  loadingTime = 500;
  const { showFonts } = await import('./fonts');
  const done = showFonts(500);
  await jest.advanceTimersByTimeAsync(500);
  await done;
  expect([...shown]).toEqual(['Barlow Condensed', 'Inter Variable']);
});

test('fonts that take longer than the limit do not change the page', async () => {
  loadingTime = 501;
  const { showFonts } = await import('./fonts');
  const done = showFonts(500);
  await jest.advanceTimersByTimeAsync(501);
  await done;
  expect(shown.size).toBe(0);
});

test('slow fonts appear if there is no limit', async () => {
  loadingTime = 5000;
  const { showFonts } = await import('./fonts');
  const done = showFonts();
  await jest.advanceTimersByTimeAsync(5000);
  await done;
  expect(shown.size).toBe(2);
});
