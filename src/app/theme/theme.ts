import { createTheme } from '@mui/material/styles';
import type { PaletteOptions } from '@mui/material/styles';
import './augmentation';
import { baseline } from './baseline';
import { breakpoints, colours, durations, easing, fonts, layout, radii, spaceUnit } from './tokens';

const heading = { fontFamily: fonts.heading, fontWeight: 700, lineHeight: 1.08 };

function makeTheme(palette: PaletteOptions) {
  return createTheme({
    palette,
    spacing: spaceUnit,
    shape: { borderRadius: radii.medium },
    breakpoints: { values: breakpoints },
    house: {
      radii,
      layout,
      durations,
      motion: {
        quick: `${durations.quick}ms`,
        calm: `${durations.calm}ms`,
        slow: `${durations.slow}ms`,
        easing,
      },
    },
    typography: {
      fontFamily: fonts.text,
      h1: { ...heading, fontSize: 'clamp(2.6rem, 1.7rem + 3.8vw, 4.75rem)', lineHeight: 1 },
      h2: { ...heading, fontSize: 'clamp(2rem, 1.55rem + 1.9vw, 3.1rem)' },
      h3: { ...heading, fontWeight: 600, fontSize: 'clamp(1.4rem, 1.25rem + 0.6vw, 1.75rem)' },
      body1: { fontSize: '1.0625rem', lineHeight: 1.65 },
      body2: { fontSize: '0.9375rem', lineHeight: 1.55 },
      button: { fontWeight: 600, fontSize: '1rem', letterSpacing: 0, textTransform: 'none' },
      overline: {
        fontFamily: fonts.heading,
        fontWeight: 600,
        fontSize: '1.0625rem',
        letterSpacing: '0.12em',
        lineHeight: 1.3,
      },
    },
    components: {
      MuiCssBaseline: { styleOverrides: baseline },
      MuiButtonBase: { defaultProps: { disableRipple: true } },
    },
  });
}

/** The road at night: every public page. */
export const nightTheme = makeTheme({
  mode: 'dark',
  primary: {
    main: colours.signal[500],
    dark: colours.signal[400],
    contrastText: colours.asphalt[950],
  },
  secondary: { main: colours.midnight[300], contrastText: colours.midnight[900] },
  error: { main: colours.stop[300], contrastText: colours.asphalt[950] },
  success: { main: colours.go[300], contrastText: colours.asphalt[950] },
  background: { default: colours.asphalt[950], paper: colours.asphalt[800] },
  text: {
    primary: colours.headlight[50],
    secondary: colours.headlight[200],
    disabled: colours.headlight[400],
  },
  divider: colours.asphalt[700],
  surface: {
    sunken: colours.asphalt[900],
    raised: colours.asphalt[800],
    band: colours.midnight[900],
    line: colours.asphalt[600],
    edge: colours.headlight[400],
  },
});

/** The same house by day, for the report that is filled in beside the truck, in sun and rain. */
export const daylightTheme = makeTheme({
  mode: 'light',
  primary: {
    main: colours.midnight[700],
    dark: colours.midnight[800],
    contrastText: colours.daylight.paper,
  },
  secondary: { main: colours.signal[700], contrastText: colours.daylight.paper },
  warning: { main: colours.signal[500], contrastText: colours.ink[900] },
  error: { main: colours.stop[700], contrastText: colours.daylight.paper },
  success: { main: colours.go[700], contrastText: colours.daylight.paper },
  background: { default: colours.daylight.sand, paper: colours.daylight.paper },
  text: { primary: colours.ink[900], secondary: colours.ink[700], disabled: colours.ink[700] },
  divider: colours.daylight.dust,
  surface: {
    sunken: colours.daylight.dust,
    raised: colours.daylight.paper,
    band: colours.daylight.paper,
    line: colours.daylight.dust,
    edge: colours.daylight.line,
  },
});
