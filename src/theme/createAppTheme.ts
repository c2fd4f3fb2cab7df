import { createTheme, type Theme } from '@mui/material/styles';
import type {} from './augmentation';
import { baseline } from './components/baseline';
import { buttons } from './components/buttons';
import { feedback } from './components/feedback';
import { fields } from './components/fields';
import { layoutParts } from './components/layoutParts';
import { overlays } from './components/overlays';
import { getPalette, type ColorScheme } from './palette';
import {
  breakpoints,
  durations,
  easing,
  layout,
  radii,
  shadow,
  signalAccent,
  spaceUnit,
  type Accent,
} from './tokens';
import { typography } from './typography';

/**
 * Creates MUI's theme in a color scheme, with the carrier's accent. Create each theme only once, because the theme is a
 * key of the style cache.
 */
export function createAppTheme(scheme: ColorScheme, accent: Accent = signalAccent): Theme {
  return createTheme({
    palette: getPalette(scheme, accent),
    breakpoints: { values: breakpoints },
    spacing: spaceUnit,
    shape: { borderRadius: radii.medium },
    typography,
    radii,
    layout,
    transitions: {
      duration: {
        shortest: durations.quick,
        shorter: durations.quick,
        short: durations.quick,
        standard: durations.calm,
        complex: durations.slow,
      },
      easing: { easeInOut: easing },
    },
    // Applies the system setting to MUI's animations. The baseline applies it to all others.
    motion: { reducedMotion: 'system' },
    overlayShadow: shadow,
    components: {
      ...baseline,
      ...buttons,
      ...feedback,
      ...fields,
      ...layoutParts,
      ...overlays,
    },
  });
}
