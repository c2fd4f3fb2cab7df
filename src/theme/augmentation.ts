/**
 * Type augmentation for the product's additions to MUI's theme. The values are in tokens.ts and palette.ts.
 */
import type { CSSProperties } from 'react';
import type { layout, radii } from './tokens';

/**
 * Colors of surfaces other than the page's, which are recessed or raised, and of the lines between
 * them.
 */
interface SurfaceColors {
  sunken: string;
  /** Background that sets a section apart. */
  band: string;
  line: string;
  /**
   * Border of a control, with a contrast of at least 3 to 1 with the surface (WCAG 2.2, 1.4.11).
   */
  edge: string;
}

interface OurTheme {
  /** Corner radii, in px. */
  radii: typeof radii;
  /** Widths and heights of page parts, in px. */
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
