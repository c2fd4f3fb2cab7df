import { barlow, type Face } from './font';

const faces = new Map<600 | 700, Face>();

/** Returns a line of text as one SVG path element, and its width. `spacing` is in ems. */
export function textPath(
  text: string,
  look: { x: number; y: number; size: number; weight?: 600 | 700; spacing?: number; fill: string },
): { svg: string; width: number } {
  const weight = look.weight ?? 700;
  const face = faces.get(weight) ?? barlow(weight);
  faces.set(weight, face);
  const k = look.size / face.unitsPerEm;
  let pen = look.x;
  let d = '';
  for (const char of text) {
    const { path, advance } = face.glyph(char);
    d += place(path, pen, look.y, k);
    pen += advance * k + (look.spacing ?? 0) * look.size;
  }
  return { svg: `<path fill="${look.fill}" d="${d}"/>`, width: pen - look.x };
}

function place(path: string, x: number, y: number, k: number): string {
  const round = (n: number) => String(Math.round(n * 100) / 100);
  return path.replace(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, px: string, py: string) => `${round(x + Number(px) * k)} ${round(y - Number(py) * k)}`,
  );
}
