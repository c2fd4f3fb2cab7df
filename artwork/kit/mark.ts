import { fill, type Ctx, type Paint, type Point } from './canvas';

/** The brand's mark on a 64-unit square, a road with three lane dashes that runs to its vanishing point. */
export const MARK: readonly (readonly Point[])[] = [
  [
    [4, 58],
    [24, 6],
    [29.5, 6],
    [25, 58],
  ],
  [
    [60, 58],
    [40, 6],
    [34.5, 6],
    [39, 58],
  ],
  [
    [29.6, 58],
    [30.3, 44],
    [33.7, 44],
    [34.4, 58],
  ],
  [
    [30.6, 37],
    [31, 27],
    [33, 27],
    [33.4, 37],
  ],
  [
    [31.2, 21],
    [31.4, 14],
    [32.6, 14],
    [32.8, 21],
  ],
];

export function drawMark(ctx: Ctx, x: number, y: number, size: number, paint: Paint): void {
  const k = size / 64;
  for (const shape of MARK)
    fill(
      ctx,
      shape.map(([px, py]): Point => [x + px * k, y + py * k]),
      paint,
    );
}

/** Draws text in the brand's typeface. `size` is the font size in units of the canvas. */
export function lettering(
  ctx: Ctx,
  text: string,
  at: Point,
  look: {
    size: number;
    paint: Paint;
    weight?: 600 | 700;
    spacing?: number;
    align?: CanvasTextAlign;
  },
): void {
  const unit = 100;
  ctx.save();
  ctx.translate(at[0], at[1]);
  ctx.scale(look.size / unit, look.size / unit);
  ctx.font = `${look.weight ?? 700} ${unit}px 'Barlow Condensed'`;
  ctx.letterSpacing = `${(look.spacing ?? 0.04) * unit}px`;
  ctx.textAlign = look.align ?? 'left';
  ctx.textBaseline = 'alphabetic';
  ctx.fillStyle = look.paint;
  ctx.fillText(text, 0, 0);
  ctx.restore();
}
