/** The theme's dark surfaces, on which a carrier's accent color must be readable as text. */
export const accentSurfaces = ['#0A0D13', '#10141C', '#171C26', '#0A1530'] as const;

/** Minimum contrast for text (WCAG 2.2 AA). */
export const enoughContrast = 4.5;

export const isColor = (text: string) => /^#[0-9A-F]{6}$/.test(text);

function channels(color: string): number[] {
  if (!/^#[0-9a-f]{6}$/i.test(color)) throw new Error(`${color} is not #RRGGBB`);
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

/** The relative luminance of a color, from 0 to 1 (WCAG 2.2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast between two colors in the format #RRGGBB, from 1 to 21. */
export function computeContrastRatio(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

export const isReadableAccent = (color: string) =>
  accentSurfaces.every((surface) => computeContrastRatio(color, surface) >= enoughContrast);

function mixed(color: string, into: string, share: number): string {
  const others = channels(into);
  const parts = channels(color).map((channel, at) =>
    Math.round(channel + ((others[at] ?? 0) - channel) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${parts.join('')}`.toUpperCase();
}

const white = '#FFFFFF';
const shares = Array.from({ length: 51 }, (_, n) => n / 50);

/** Returns the color if it is readable, or else a lighter shade that is. */
export function readableAccent(color: string): string {
  const share = shares.find((one) => isReadableAccent(mixed(color, white, one)));
  return share === undefined ? white : mixed(color, white, share);
}
