import type { HousePalette, HouseTheme } from '../../components/theme/houseTheme';
import {
  breakpoints,
  colours,
  durations,
  easing,
  fonts,
  layout,
  radii,
  shadow,
  spaceUnit,
} from './tokens';

const heading = { fontFamily: fonts.heading, fontWeight: 700, lineHeight: 1.08 };
const body = { fontFamily: fonts.text, fontWeight: 400 };

const typography: HouseTheme['typography'] = {
  fontFamily: fonts.text,
  h1: { ...heading, fontSize: 'clamp(2.6rem, 1.7rem + 3.8vw, 4.75rem)', lineHeight: 1 },
  h2: { ...heading, fontSize: 'clamp(2rem, 1.55rem + 1.9vw, 3.1rem)' },
  h3: { ...heading, fontWeight: 600, fontSize: 'clamp(1.4rem, 1.25rem + 0.6vw, 1.75rem)' },
  body1: { ...body, fontSize: '1.0625rem', lineHeight: 1.65 },
  body2: { ...body, fontSize: '0.9375rem', lineHeight: 1.55 },
  // 'none' is said for MUI's theme, which shouts by default.
  button: { ...body, fontWeight: 600, fontSize: '1rem', lineHeight: 1.75, textTransform: 'none' },
  overline: {
    fontFamily: fonts.heading,
    fontWeight: 600,
    fontSize: '1.0625rem',
    letterSpacing: '0.12em',
    lineHeight: 1.3,
    textTransform: 'none',
  },
};

function makeTheme(palette: HousePalette): HouseTheme {
  return {
    palette,
    typography,
    spacing: (...multiples) =>
      multiples
        .map((step) => (typeof step === 'number' ? `${step * spaceUnit}px` : step))
        .join(' '),
    breakpoints: {
      values: breakpoints,
      up: (name) => `@media (min-width:${breakpoints[name]}px)`,
      // Just under the next width, so that no two queries meet on one pixel.
      down: (name) => `@media (max-width:${breakpoints[name] - 0.05}px)`,
    },
    zIndex: { speedDial: 1050, appBar: 1100, drawer: 1200, tooltip: 1500 },
    house: {
      radii,
      layout,
      durations,
      shadow,
      motion: {
        quick: `${durations.quick}ms`,
        calm: `${durations.calm}ms`,
        slow: `${durations.slow}ms`,
        easing,
      },
    },
  };
}

const { asphalt, daylight, go, headlight, ink, midnight, signal, stop } = colours;

/** The road at night: every public page. */
export const nightTheme = makeTheme({
  mode: 'dark',
  primary: { main: signal[500], dark: signal[400], contrastText: asphalt[950] },
  secondary: { main: midnight[300], dark: midnight[500], contrastText: midnight[900] },
  error: { main: stop[300], dark: stop[300], contrastText: asphalt[950] },
  success: { main: go[300], dark: go[300], contrastText: asphalt[950] },
  warning: { main: signal[500], dark: signal[400], contrastText: asphalt[950] },
  background: { default: asphalt[950], paper: asphalt[800] },
  text: { primary: headlight[50], secondary: headlight[200], disabled: headlight[400] },
  divider: asphalt[700],
  action: { hover: 'rgba(255, 255, 255, 0.08)' },
  surface: {
    sunken: asphalt[900],
    raised: asphalt[800],
    band: midnight[900],
    line: asphalt[600],
    edge: headlight[400],
  },
});

/** The same house by day, for the report that is filled in beside the truck, in sun and rain. */
export const daylightTheme = makeTheme({
  mode: 'light',
  primary: { main: midnight[700], dark: midnight[800], contrastText: daylight.paper },
  secondary: { main: signal[700], dark: ink[900], contrastText: daylight.paper },
  warning: { main: signal[500], dark: signal[400], contrastText: ink[900] },
  error: { main: stop[700], dark: stop[700], contrastText: daylight.paper },
  success: { main: go[700], dark: go[700], contrastText: daylight.paper },
  background: { default: daylight.sand, paper: daylight.paper },
  text: { primary: ink[900], secondary: ink[700], disabled: ink[700] },
  divider: daylight.dust,
  action: { hover: 'rgba(0, 0, 0, 0.05)' },
  surface: {
    sunken: daylight.dust,
    raised: daylight.paper,
    band: daylight.paper,
    line: daylight.dust,
    edge: daylight.line,
  },
});
