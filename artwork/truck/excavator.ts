import { box, disc, fill, line, linear, pill, type Ctx, type Point } from '../kit/canvas';
import { alpha, ink } from '../kit/palette';

/** Draws a chained crawler excavator with a folded arm. Units are meters, and the tracks stand on y = 0. */
export function excavator(ctx: Ctx): void {
  tracks(ctx);
  house(ctx);
  cab(ctx);
  arm(ctx);
  chains(ctx);
}

function tracks(ctx: Ctx): void {
  const steel = '#1a2436';
  pill(ctx, 5.2, -0.86, 4.3, 0.86, 0.43, '#0a0f19');
  for (let x = 5.65; x < 9.3; x += 0.62) disc(ctx, x, -0.42, 0.25, 0.25, steel);
  box(ctx, 6.2, -1.08, 2.2, 0.26, steel);
}

function house(ctx: Ctx): void {
  const paint = linear(
    ctx,
    [0, -2.6],
    [0, -1.05],
    [
      [0, '#ffc659'],
      [0.4, '#e9980f'],
      [1, '#7a4d08'],
    ],
  );
  fill(
    ctx,
    [
      [4.7, -2.25],
      [6.9, -2.35],
      [8.9, -2.2],
      [8.9, -1.08],
      [4.9, -1.08],
      [4.6, -1.5],
    ],
    paint,
  );
  pill(ctx, 4.95, -2.0, 1.1, 0.55, 0.06, '#5a3a08');
  for (let i = 0; i < 4; i += 1) box(ctx, 5.05, -1.92 + i * 0.12, 0.9, 0.05, '#1c1204');
}

function cab(ctx: Ctx): void {
  fill(
    ctx,
    [
      [7.4, -3.25],
      [8.5, -3.25],
      [8.95, -2.2],
      [8.95, -1.3],
      [7.4, -1.3],
    ],
    '#e9980f',
  );
  fill(
    ctx,
    [
      [7.55, -3.12],
      [8.42, -3.12],
      [8.82, -2.2],
      [7.55, -2.2],
    ],
    '#14233f',
  );
  fill(
    ctx,
    [
      [7.7, -3.12],
      [7.95, -3.12],
      [7.75, -2.2],
      [7.55, -2.2],
    ],
    alpha(ink.mist, 0.35),
  );
}

function arm(ctx: Ctx): void {
  boom(
    ctx,
    [
      [8.6, -1.7],
      [10.4, -3.5],
      [12.6, -3.2],
      [13.5, -2.6],
    ],
    0.46,
  );
  boom(
    ctx,
    [
      [13.5, -2.7],
      [12.1, -0.75],
    ],
    0.34,
  );
  line(
    ctx,
    [
      [9.3, -1.9],
      [11, -3.05],
    ],
    0.13,
    '#aab8d0',
  );
  fill(
    ctx,
    [
      [12.4, -0.95],
      [11.7, -0.95],
      [11.1, -0.5],
      [11.3, 0],
      [12.2, 0],
      [12.5, -0.5],
    ],
    '#26344f',
  );
}

function chains(ctx: Ctx): void {
  for (const [a, b] of [
    [
      [5.3, 0],
      [6.1, -0.9],
    ],
    [
      [9.4, 0],
      [8.6, -0.95],
    ],
  ] as const)
    line(ctx, [a, b], 0.06, '#8fa0bd');
}

function boom(ctx: Ctx, points: readonly Point[], width: number): void {
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  line(ctx, points, width, '#8f5d0c');
  line(
    ctx,
    points.map(([x, y]): Point => [x, y - 0.05]),
    width * 0.7,
    '#f2a519',
  );
}
