import { darken, getContrastRatio, lighten, type Theme } from '@mui/material/styles';
import { enoughContrast, readableAccent } from '@/contract/accent';
import { createAppTheme } from './createAppTheme';
import { colors, type Accent } from './tokens';

const steps = Array.from({ length: 20 }, (_, n) => n / 20);

/** Returns a carrier's color in shades that are readable on dark and on light surfaces. */
export function toAccent(color: string): Accent {
  const main = readableAccent(color);
  const onLight = steps
    .map((share) => darken(color, share))
    .find((shade) => getContrastRatio(shade, colors.light.dust) >= enoughContrast);
  return { main, hover: lighten(main, 0.2), onLight: onLight ?? colors.ink[900] };
}

const made = new WeakMap<Theme, { accent: string; theme: Theme }>();

/**
 * Returns the theme with another accent, or the given theme for null. Caches the most recent result, because the theme
 * is a key of the style cache.
 */
export function withAccent(theme: Theme, accent: string | null): Theme {
  if (accent === null) return theme;
  const last = made.get(theme);
  if (last?.accent === accent) return last.theme;
  const fresh = createAppTheme(theme.palette.mode, toAccent(accent));
  made.set(theme, { accent, theme: fresh });
  return fresh;
}
