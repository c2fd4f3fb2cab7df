/** What our theme has beside MUI's own, for TypeScript. The values are in tokens.ts and palette.ts. */
import type { CSSProperties } from 'react';
import type { layout, radii } from './tokens';

/** Surfaces beside the page's own: cut into it, set off from it, and the lines between. */
interface SurfaceColours {
  sunken: string;
  /** A band of another colour, to tell sections apart. */
  band: string;
  line: string;
  /** Edge of a control: at least 3 to 1 against the surface (WCAG 2.2, 1.4.11). */
  edge: string;
}

interface OurTheme {
  /** Corner radii in px. */
  radii: typeof radii;
  /** Widths and heights of the page's parts in px. */
  layout: typeof layout;
  /** The shadow under what lies over the page. */
  overlayShadow: string;
}

declare module '@mui/material/styles' {
  interface Palette {
    surface: SurfaceColours;
  }
  interface PaletteOptions {
    surface: SurfaceColours;
  }
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- an augmentation has to be an interface
  interface Theme extends OurTheme {}
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- an augmentation has to be an interface
  interface ThemeOptions extends Partial<OurTheme> {}
  interface TypographyVariants {
    lead: CSSProperties;
  }
  interface TypographyVariantsOptions {
    lead?: CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    lead: true;
  }
}
