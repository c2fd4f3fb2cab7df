/** Neutral pictures for a new site. */
export function placeholders(): Record<string, string> {
  return {
    'placeholder/wide.svg': picture(1600, 900),
    'placeholder/tall.svg': picture(960, 1200),
    'placeholder/logo.svg': framed(320, 120, 12),
    'placeholder/icon.svg': framed(64, 64, 14),
  };
}

const open = (w: number, h: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">`;

/** Two hills below a sun. Its grays keep white text legible. */
function picture(w: number, h: number): string {
  const ground = Math.round(h * 0.7);
  const hill = (from: number, top: number, to: number, fill: string) =>
    `<path fill="${fill}" d="M${w * from} ${h}L${w * top} ${ground - h * 0.2}L${w * to} ${h}Z"/>`;
  return (
    `${open(w, h)}<rect width="${w}" height="${h}" fill="#2B3442"/>` +
    `<circle cx="${w * 0.72}" cy="${h * 0.3}" r="${h * 0.09}" fill="#465366"/>` +
    `${hill(-0.1, 0.3, 0.7, '#3A4658')}${hill(0.3, 0.68, 1.1, '#465366')}</svg>\n`
  );
}

function framed(w: number, h: number, radius: number): string {
  const [x, y, unit] = [w / 2, h / 2, h / 8];
  return (
    `${open(w, h)}<rect x="2" y="2" width="${w - 4}" height="${h - 4}" rx="${radius}" fill="#2B3442" stroke="#94A1B5" stroke-width="2" stroke-dasharray="6 5"/>` +
    `<path fill="#94A1B5" d="M${x - 2 * unit} ${y + 1.5 * unit}L${x - 0.5 * unit} ${y - unit}L${x + 0.4 * unit} ${y + 0.3 * unit}L${x + unit} ${y - 0.5 * unit}L${x + 2 * unit} ${y + 1.5 * unit}Z"/></svg>\n`
  );
}
