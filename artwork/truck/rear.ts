import { box, disc, linear, pill, type Ctx } from '../kit/canvas';
import { lettering } from '../kit/mark';
import { alpha, ink } from '../kit/palette';

/** Draws the rear of a dry van, in meters, centered on x = 0. The road is y = 0, and up is negative. */
export function rear(ctx: Ctx, look: { tone?: number; bare?: boolean } = {}): void {
  const dim = look.tone ?? 1;
  if (!look.bare) running(ctx);
  ctx.beginPath();
  ctx.roundRect(-1.3, -4.11, 2.6, 3, 0.05);
  ctx.fillStyle = '#16213a';
  ctx.fill();
  doors(ctx);
  hardware(ctx);
  box(ctx, -1.3, -1.24, 2.6, 0.16, '#0c1322');
  for (let x = -1.24; x < 1.1; x += 0.42) {
    box(ctx, x, -1.2, 0.2, 0.07, '#b3331f');
    box(ctx, x + 0.2, -1.2, 0.2, 0.07, '#d5deec');
  }
  for (const x of [-0.16, 0, 0.16]) pill(ctx, x - 0.05, -4.07, 0.1, 0.05, 0.02, ink.tail);
  for (const x of [-1.18, -0.95, 0.95, 1.18]) disc(ctx, x, -1.02, 0.085, 0.085, ink.tail);
  ctx.fillStyle = alpha(ink.black, 1 - dim);
  if (dim < 1) ctx.fillRect(-1.3, -4.11, 2.6, 3);
}

function doors(ctx: Ctx): void {
  for (const side of [-1, 1]) {
    const x = side < 0 ? -1.22 : 0.015;
    box(
      ctx,
      x,
      -4.0,
      1.205,
      2.74,
      linear(
        ctx,
        [0, -4],
        [0, -1.26],
        [
          [0, '#a5b6d2'],
          [0.3, '#71859f'],
          [1, '#2e3c57'],
        ],
      ),
    );
  }
  lettering(ctx, 'LINEHAUL', [0.02, -3.0], {
    size: 0.52,
    paint: '#0d1a33',
    align: 'center',
    spacing: 0.08,
  });
  box(ctx, -1.22, -2.4, 2.44, 0.09, ink.amber);
}

function hardware(ctx: Ctx): void {
  for (const x of [-0.98, -0.28, 0.28, 0.98]) {
    box(
      ctx,
      x - 0.022,
      -4.0,
      0.045,
      2.74,
      linear(
        ctx,
        [x - 0.02, 0],
        [x + 0.02, 0],
        [
          [0, '#d7e1f2'],
          [1, '#3b4a66'],
        ],
      ),
    );
    for (const y of [-3.6, -2.8, -1.9]) box(ctx, x - 0.05, y, 0.1, 0.07, '#45546f');
  }
  for (const x of [-0.5, 0.14]) box(ctx, x, -2.02, 0.36, 0.05, '#c3cfe2');
  for (const side of [-1.24, 1.16])
    for (const y of [-3.7, -3.0, -2.2, -1.5]) box(ctx, side, y, 0.08, 0.12, '#2c3a55');
}

function running(ctx: Ctx): void {
  for (const side of [-1, 1]) {
    pill(ctx, side * 0.98 - 0.29, -1.04, 0.28, 1.04, 0.07, '#06090f');
    pill(ctx, side * 0.98 + 0.01, -1.04, 0.28, 1.04, 0.07, '#06090f');
    box(ctx, side * 0.98 - 0.3, -1.1, 0.6, 0.78, '#090e18');
  }
  box(ctx, -0.6, -0.6, 1.2, 0.16, '#0b111d');
  box(ctx, -1.1, -0.62, 2.2, 0.12, '#222e45');
  for (const x of [-0.5, 0.46]) box(ctx, x, -1.1, 0.06, 0.6, '#141d2e');
  box(ctx, -1.1, -0.62, 2.2, 0.03, alpha('#b8c8e0', 0.5));
}
