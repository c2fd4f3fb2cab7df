export const ink = {
  black: '#04070d',
  night: '#070c16',
  asphalt: '#0d131f',
  midnight: '#0f1c36',
  deep: '#16284a',
  blue: '#24406f',
  haze: '#4a6a9c',
  mist: '#8ba6cc',
  moon: '#dbe7fb',
  amber: '#ffae1a',
  glow: '#ffcf7a',
  lamp: '#ffe6b8',
  ember: '#d8681c',
  tail: '#e2331f',
  steel: '#8492a8',
} as const;

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

export function alpha(hex: string, opacity: number): string {
  const [r, g, b] = channels(hex);
  return `rgba(${r},${g},${b},${Math.max(0, Math.min(1, opacity))})`;
}

/** Returns the color at the fraction `t` between `from` and `to`. */
export function mix(from: string, to: string, t: number): string {
  const a = channels(from);
  const b = channels(to);
  const k = Math.max(0, Math.min(1, t));
  const hex = a.map((value, i) =>
    Math.round(value + ((b[i] ?? value) - value) * k)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}
