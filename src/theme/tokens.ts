/** In this file, lengths are in px and durations are in ms. */
export const colors = {
  asphalt: { 950: '#0A0D13', 900: '#10141C', 800: '#171C26', 700: '#212835', 600: '#323B4B' },
  midnight: { 900: '#0A1530', 800: '#0F2045', 700: '#17305F', 500: '#3C62AE', 300: '#9DB8EE' },
  /** Use the signal color only for what people should press or see first. */
  signal: { 300: '#FFD382', 400: '#FFC14D', 500: '#FFAE1A', 700: '#8A5200' },
  headlight: { 50: '#F5F7FB', 200: '#C3CCDA', 400: '#94A1B5' },
  stop: { 300: '#FF6257', 700: '#B3261E' },
  go: { 300: '#5FD98F', 700: '#0A6B3B' },
  light: { paper: '#FFFFFF', sand: '#F3F2EE', dust: '#E4E3DD', line: '#767B85' },
  ink: { 900: '#12151C', 700: '#3D4452' },
  shade: 'rgba(5, 8, 14, 0.72)',
} as const;

/** A carrier's color in the shades for both color schemes. */
export interface Accent {
  /** For fills, text and icons on a dark background. Text on these fills is dark. */
  main: string;
  hover: string;
  /** For text and icons on a light background. */
  onLight: string;
}

export const signalAccent: Accent = {
  main: colors.signal[500],
  hover: colors.signal[400],
  onLight: colors.signal[700],
};

/** In px. The unit of the theme's `spacing`. */
export const spaceUnit = 8;

export const radii = { small: 6, medium: 10, large: 18, pill: 999 } as const;

export const durations = { quick: 120, calm: 240, slow: 480 } as const;

export const easing = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

export const layout = {
  /** The maximum width of a page's content. */
  width: 1240,
  /** The maximum length of a line of text that is comfortable to read. */
  textWidth: 720,
  headerHeight: 72,
  /** The minimum size of a touch target, for a gloved thumb. */
  target: 48,
} as const;

/** `sm` is the 640 of the specification (Testimonials, side menu). */
export const breakpoints = { xs: 0, sm: 640, md: 960, lg: 1200, xl: 1536 } as const;

/** app/index.html declares the fallbacks, which the browser shows until the product's fonts have loaded. */
export const fonts = {
  heading: "'Barlow Condensed', 'Barlow Fallback', 'Arial Narrow', 'Roboto Condensed', sans-serif",
  text: "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
} as const;

export const shadow = '0 6px 24px rgba(0, 0, 0, 0.45)';
