type Length = number | string;

interface Tone {
  main: string;
  /** While the pointer is on it. */
  dark: string;
  contrastText: string;
}

type BreakpointName = 'xs' | 'sm' | 'md' | 'lg' | 'xl';

type TextStyleName = 'h1' | 'h2' | 'h3' | 'body1' | 'body2' | 'button' | 'overline';

/** A type and no interface: emotion wants the index signature that only types have by themselves. */
type TextStyle = {
  fontFamily: string;
  fontWeight: number;
  fontSize: string;
  lineHeight: number;
  letterSpacing?: string;
  textTransform?: 'none' | 'uppercase';
};

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

export interface HousePalette {
  mode: 'dark' | 'light';
  primary: Tone;
  secondary: Tone;
  error: Tone;
  success: Tone;
  warning: Tone;
  background: { default: string; paper: string };
  text: { primary: string; secondary: string; disabled: string };
  divider: string;
  action: { hover: string };
  surface: SurfaceColours;
}

/**
 * The theme as every styled part of the product sees it. Its shape is the part of MUI's that we use, so that MUI's own
 * theme, made from it where a MUI component is shown (`MuiTheme`), can stand in its place.
 */
export interface HouseTheme {
  palette: HousePalette;
  /** Multiples of 8 px; texts are taken as they are. */
  spacing: (...multiples: Length[]) => string;
  breakpoints: {
    values: Record<BreakpointName, number>;
    /** Media query: this width and wider. */
    up: (name: BreakpointName) => string;
    /** Media query: narrower than this width. */
    down: (name: BreakpointName) => string;
  };
  typography: Record<TextStyleName, TextStyle> & { fontFamily: string };
  zIndex: { speedDial: number; appBar: number; drawer: number; tooltip: number };
  house: {
    radii: { small: number; medium: number; large: number; pill: number };
    layout: { width: number; textWidth: number; headerHeight: number; target: number };
    motion: { quick: string; calm: string; slow: string; easing: string };
    durations: { quick: number; calm: number; slow: number };
    shadow: string;
  };
}
