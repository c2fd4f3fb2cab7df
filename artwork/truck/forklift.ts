import { box, disc, linear, pill, trace, type Ctx } from '../kit/canvas';
import { bust } from '../kit/figure';
import { alpha, ink } from '../kit/palette';

/**
 * Draws a loaded forklift and its driver from behind, in meters, centered on x = 0. The floor is y = 0, and up is
 * negative.
 */
export function forklift(ctx: Ctx): void {
  load(ctx);
  for (const x of [-0.36, 0.26]) box(ctx, x, -2.5, 0.1, 2.3, '#101828');
  guard(ctx);
  ctx.save();
  ctx.translate(0, -1.22);
  ctx.scale(1.12, 1.12);
  bust(ctx, { tone: '#0b1322', rim: '#e0a75c', cap: true });
  ctx.restore();
  pill(ctx, -0.3, -1.42, 0.6, 0.3, 0.08, '#070c17');
  body(ctx);
}

function load(ctx: Ctx): void {
  for (const [x, y, w, h] of [
    [-0.95, -1.25, 0.93, 0.85],
    [0.02, -1.25, 0.93, 0.85],
    [-0.95, -2.1, 0.93, 0.82],
    [0.02, -2.02, 0.93, 0.74],
  ] as const) {
    box(
      ctx,
      x,
      y,
      w,
      h,
      linear(
        ctx,
        [x, y],
        [x + w, y + h],
        [
          [0, '#d79b4e'],
          [1, '#7a4f1f'],
        ],
      ),
    );
    box(ctx, x + w / 2 - 0.05, y, 0.1, h, alpha('#f7dcae', 0.45));
    box(ctx, x, y, w, 0.02, alpha('#fff0cd', 0.6));
  }
  box(ctx, -1.0, -0.4, 2.0, 0.12, '#5a3a16');
}

function guard(ctx: Ctx): void {
  for (const s of [-1, 1]) {
    trace(ctx, [
      [s * 0.5, -1.0],
      [s * 0.56, -1.0],
      [s * 0.5, -2.26],
      [s * 0.43, -2.26],
    ]);
    ctx.fillStyle = '#060a13';
    ctx.fill();
  }
  pill(ctx, -0.56, -2.32, 1.12, 0.1, 0.04, '#0a1120');
  box(ctx, -0.5, -2.32, 1.0, 0.02, '#ffd79a');
  pill(ctx, -0.07, -2.44, 0.14, 0.12, 0.04, ink.amber);
}

function body(ctx: Ctx): void {
  for (const s of [-1, 1]) pill(ctx, s * 0.5 - 0.14, -0.56, 0.28, 0.56, 0.07, '#05080e');
  ctx.beginPath();
  ctx.roundRect(-0.6, -1.18, 1.2, 0.92, [0.16, 0.16, 0.1, 0.1]);
  ctx.fillStyle = linear(
    ctx,
    [0, -1.18],
    [0, -0.26],
    [
      [0, '#ffc14d'],
      [0.25, '#d98d12'],
      [1, '#5a3805'],
    ],
  );
  ctx.fill();
  for (let i = 0; i < 4; i += 1)
    box(ctx, -0.26, -0.92 + i * 0.1, 0.52, 0.045, alpha('#1c1204', 0.85));
  pill(ctx, -0.44, -0.42, 0.88, 0.1, 0.03, '#120c04');
  for (const s of [-1, 1]) disc(ctx, s * 0.47, -0.8, 0.06, 0.06, ink.tail);
}
