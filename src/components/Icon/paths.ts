/**
 * The house's icons on a 24 by 24 grid, drawn for this product. `line` is stroked with round ends, `solid` is filled;
 * an icon may have both.
 */
interface Drawing {
  line?: string;
  solid?: string;
}

const drawings = {
  menu: { line: 'M4 7h16M4 12h16M4 17h16' },
  close: { line: 'M6 6l12 12M18 6L6 18' },
  user: { line: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6' },
  logout: { line: 'M10 4H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h4M15 8l4 4-4 4M19 12H9' },
  key: { line: 'M8 18a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM11 11.5L19.5 3M16 6.5l3 3' },
  clipboard: {
    line: 'M8 5H6a1 1 0 0 0-1 1v14h14V6a1 1 0 0 0-1-1h-2M9 3.5h6v4H9zM9 14l2.2 2.2L15.5 12',
  },
  chevronLeft: { line: 'M15 5l-7 7 7 7' },
  chevronRight: { line: 'M9 5l7 7-7 7' },
  chevronDown: { line: 'M5 9l7 7 7-7' },
  chevronUp: { line: 'M5 15l7-7 7 7' },
  arrowUp: { line: 'M12 20V5M5 12l7-7 7 7' },
  arrowRight: { line: 'M4 12h15M12 5l7 7-7 7' },
  phone: {
    line: 'M6 3.5h3.5l1.5 4.5-2.2 1.6a12 12 0 0 0 5.6 5.6L16 13l4.5 1.5V18a2.5 2.5 0 0 1-2.7 2.5C10.5 20 4 13.5 3.5 6.2A2.5 2.5 0 0 1 6 3.5z',
  },
  mail: {
    line: 'M4 5.5h16a.5.5 0 0 1 .5.5v12a.5.5 0 0 1-.5.5H4a.5.5 0 0 1-.5-.5V6a.5.5 0 0 1 .5-.5zM4 7l8 6.5L20 7',
  },
  pin: {
    line: 'M12 21.5s7-6.6 7-12a7 7 0 1 0-14 0c0 5.4 7 12 7 12zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  },
  check: { line: 'M4.5 12.5l5 5 10-11' },
  cross: { line: 'M6 6l12 12M18 6L6 18' },
  alert: {
    line: 'M12 3.5L22 20.5H2zM12 10v4.5',
    solid: 'M12 18.5a1.1 1.1 0 1 0 0-2.2 1.1 1.1 0 0 0 0 2.2z',
  },
  info: {
    line: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.5',
    solid: 'M12 8.7a1.2 1.2 0 1 0 0-2.4 1.2 1.2 0 0 0 0 2.4z',
  },
  eye: {
    line: 'M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  },
  eyeOff: {
    line: 'M9 5.9A10 10 0 0 1 12 5.5c6.4 0 10 6.5 10 6.5a17 17 0 0 1-3 3.8M6.2 7.4A16.5 16.5 0 0 0 2 12s3.6 6.5 10 6.5c1.7 0 3.2-.4 4.5-1.1M10 10a3 3 0 0 0 4.1 4.2M3.5 3.5l17 17',
  },
  clock: { line: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5.5l3.5 2' },
  truck: {
    line: 'M2.5 6h11v10.5h-11zM13.5 9.5h4l4 4v3h-8M7 19.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM17.5 19.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  },
  route: {
    line: 'M6 21a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM18 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM8.5 18.5H16a3.3 3.3 0 0 0 0-6.5H8a3.3 3.3 0 0 1 0-6.5h7.5',
  },
  shield: { line: 'M12 3l8 3v5.5c0 5-3.4 8-8 9.5-4.6-1.5-8-4.5-8-9.5V6zM8.5 12l2.5 2.5 4.5-5' },
  box: { line: 'M12 3l8.5 4.5v9L12 21l-8.5-4.5v-9zM3.5 7.5L12 12l8.5-4.5M12 12v9' },
  quote: {
    solid:
      'M10 6v5.5c0 4-2 6.3-5.5 7l-.8-1.8c2-.6 3-1.8 3.1-3.7H3.5V6zm10.5 0v5.5c0 4-2 6.3-5.5 7l-.8-1.8c2-.6 3-1.8 3.1-3.7H14V6z',
  },
  play: { solid: 'M7 4.5l13 7.5-13 7.5z' },
  pause: { solid: 'M6 5h4v14H6zM14 5h4v14h-4z' },
  external: { line: 'M14 4h6v6M20 4l-9 9M11 5H5v14h14v-6' },
  cloudOff: {
    line: 'M7 18.5a4.5 4.5 0 0 1-.6-8.9A6 6 0 0 1 8 7.2M11 5.6a6 6 0 0 1 7 5A4 4 0 0 1 20.5 17M3.5 3.5l17 17',
  },
  telegram: {
    solid:
      'M21.7 3.6L2.9 10.9c-1 .4-1 1 0 1.3l4.7 1.5 1.8 5.6c.2.7.8.8 1.3.3l2.7-2.5 5 3.6c.7.4 1.3.1 1.5-.8l3-15c.2-1-.4-1.6-1.2-1.3zM9 13.4l9.4-6-7.4 7-.3 2.9z',
  },
  youtube: {
    solid:
      'M21.6 7.2a2.6 2.6 0 0 0-1.8-1.8C18.2 5 12 5 12 5s-6.2 0-7.8.4a2.6 2.6 0 0 0-1.8 1.8C2 8.8 2 12 2 12s0 3.2.4 4.8c.2.9.9 1.6 1.8 1.8C5.8 19 12 19 12 19s6.2 0 7.8-.4a2.6 2.6 0 0 0 1.8-1.8c.4-1.6.4-4.8.4-4.8s0-3.2-.4-4.8zM10 15V9l5.2 3z',
  },
  instagram: {
    line: 'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4zM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8z',
    solid: 'M17 8.1a1.1 1.1 0 1 0 0-2.2 1.1 1.1 0 0 0 0 2.2z',
  },
  facebook: {
    solid:
      'M13.5 21.5v-8h2.8l.5-3.4h-3.3V8c0-1 .4-1.8 1.9-1.8h1.6V3.2A18 18 0 0 0 14.6 3c-2.6 0-4.3 1.6-4.3 4.5v2.6H7.4v3.4h2.9v8z',
  },
} satisfies Record<string, Drawing>;

export type IconName = keyof typeof drawings;

/** The strokes and fills of an icon. */
export function drawingOf(name: IconName): Drawing {
  return drawings[name];
}

export const iconNames = Object.keys(drawings) as IconName[];
