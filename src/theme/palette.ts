import type { PaletteOptions } from '@mui/material/styles';
import { colors, type Accent } from './tokens';

/** There are two, because drivers fill in the report in the sun and at night. */
export type ColorScheme = 'dark' | 'light';

const { asphalt, go, headlight, ink, light, midnight, signal, stop } = colors;

const palettes: Record<ColorScheme, (accent: Accent) => PaletteOptions> = {
  dark: (accent) => ({
    mode: 'dark',
    primary: { main: accent.main, dark: accent.hover, contrastText: asphalt[950] },
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
      band: midnight[900],
      line: asphalt[600],
      edge: headlight[400],
    },
  }),
  light: (accent) => ({
    mode: 'light',
    primary: { main: midnight[700], dark: midnight[800], contrastText: light.paper },
    secondary: { main: accent.onLight, dark: ink[900], contrastText: light.paper },
    error: { main: stop[700], dark: stop[700], contrastText: light.paper },
    success: { main: go[700], dark: go[700], contrastText: light.paper },
    warning: { main: signal[500], dark: signal[400], contrastText: ink[900] },
    background: { default: light.sand, paper: light.paper },
    text: { primary: ink[900], secondary: ink[700], disabled: ink[700] },
    divider: light.dust,
    action: { hover: 'rgba(0, 0, 0, 0.05)' },
    surface: { sunken: light.dust, band: light.paper, line: light.dust, edge: light.line },
  }),
};

export function getPalette(scheme: ColorScheme, accent: Accent): PaletteOptions {
  return palettes[scheme](accent);
}
