/** Adds the product's parts to the types of MUI's theme. The values are in tokens.ts and palette.ts. */
import type { CSSProperties } from 'react';
import type { layout, radii } from './tokens';

/** The colors of recessed and raised surfaces, and of the lines between surfaces. */
interface SurfaceColors {
  sunken: string;
  /** The background that sets a section apart. */
  band: string;
  line: string;
  /** The border of a control. Its contrast with the surface is at least 3 to 1 (WCAG 2.2, 1.4.11). */
  edge: string;
}

interface OurTheme {
  radii: typeof radii;
  /** The widths and heights of page parts, in px. */
  layout: typeof layout;
  overlayShadow: string;
}

declare module '@mui/material/styles' {
  interface Palette {
    surface: SurfaceColors;
  }
  interface PaletteOptions {
    surface: SurfaceColors;
  }
  // oxlint-disable-next-line typescript/no-empty-object-type -- an augmentation must be an interface
  interface Theme extends OurTheme {}
  // oxlint-disable-next-line typescript/no-empty-object-type -- an augmentation must be an interface
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
