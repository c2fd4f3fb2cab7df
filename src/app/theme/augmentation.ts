import type { durations, easing, layout, radii } from './tokens';

/** Surfaces beside the page's own: cut into it, lifted from it, and the lines between. */
interface SurfaceColours {
  sunken: string;
  raised: string;
  /** A band of another colour, to tell sections apart. */
  band: string;
  line: string;
  /** Edge of a control: at least 3 to 1 against the surface. */
  edge: string;
}

interface HouseTokens {
  radii: typeof radii;
  layout: typeof layout;
  motion: { quick: string; calm: string; slow: string; easing: typeof easing };
  durations: typeof durations;
}

declare module '@mui/material/styles' {
  interface Palette {
    surface: SurfaceColours;
  }
  interface PaletteOptions {
    surface: SurfaceColours;
  }
  interface Theme {
    house: HouseTokens;
  }
  interface ThemeOptions {
    house: HouseTokens;
  }
}
