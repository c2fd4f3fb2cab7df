import { getContrastRatio } from '@mui/material/styles';
import { accentSurfaces, computeContrastRatio, isReadableAccent } from '@/contract/accent';
import { darkTheme } from '@/theme/darkTheme';
import { lightTheme } from '@/theme/lightTheme';
import { toAccent, withAccent } from '@/theme/withAccent';
import { signalAccent } from '@/theme/tokens';

const colors = [
  '#FFAE1A',
  '#6FB7FF',
  '#0B5ED7',
  '#0A2463',
  '#000000',
  '#FFFFFF',
  '#D7263D',
  '#2E8B57',
];

test('the surfaces of the contrast check are those of the dark theme', () => {
  const { background, primary, surface } = darkTheme.palette;
  expect([...accentSurfaces].sort()).toEqual(
    [background.default, background.paper, surface.sunken, surface.band].sort(),
  );
  expect(primary.contrastText).toBe(background.default);
});

test.each(colors)("the computed contrast of %s is within two percent of MUI's", (color) => {
  // A tolerance, because MUI rounds luminances.
  for (const surface of accentSurfaces) {
    const ratio = computeContrastRatio(color, surface) / getContrastRatio(color, surface);
    expect(Math.abs(ratio - 1)).toBeLessThan(0.02);
  }
});

test("the demonstration's accent is readable, and a dark blue accent is not", () => {
  expect(isReadableAccent(signalAccent.main)).toBe(true);
  expect(isReadableAccent('#0B5ED7')).toBe(false);
});

test.each(colors)('the accent %s has readable shades in both color schemes', (color) => {
  const { main, hover, onLight } = toAccent(color);
  expect(isReadableAccent(main)).toBe(true);
  for (const surface of accentSurfaces) {
    expect(getContrastRatio(hover, surface)).toBeGreaterThanOrEqual(4.5);
  }
  const { background, surface } = lightTheme.palette;
  for (const light of [background.default, background.paper, surface.sunken]) {
    expect(getContrastRatio(onLight, light)).toBeGreaterThanOrEqual(4.5);
  }
});

test('withAccent returns the given theme if there is no accent, and creates the theme for an accent only once', () => {
  expect(withAccent(darkTheme, null)).toBe(darkTheme);
  const blue = withAccent(darkTheme, '#6FB7FF');
  expect(blue.palette.primary.main).toBe('#6FB7FF');
  expect(withAccent(darkTheme, '#6FB7FF')).toBe(blue);
});

test('a navy accent stays unchanged on light pages', () => {
  expect(toAccent('#0A2463').onLight).toBe('rgb(10, 36, 99)');
});
