import { box, fill, linear, pill, trace, type Ctx, type Stops } from '../kit/canvas';
import { drawMark, lettering } from '../kit/mark';
import { alpha, ink } from '../kit/palette';
import { wheel } from './wheel';

export type TrailerKind = 'van' | 'reefer';

const LENGTH = 16.15;
const TOP = -4.11;
const FLOOR = -1.2;
const SKIN: Record<TrailerKind, Stops> = {
  van: [
    [0, '#b9c8df'],
    [0.08, '#8ea2c2'],
    [0.55, '#5a6f93'],
    [1, '#2a3852'],
  ],
  reefer: [
    [0, '#dbe6f5'],
    [0.08, '#aebfd8'],
    [0.55, '#7488a8'],
    [1, '#354560'],
  ],
};

/** Draws a 53 ft trailer from its right side, in meters, with its rear at x = 0. The road is y = 0. */
export function trailer(ctx: Ctx, kind: TrailerKind = 'van', turning = false): void {
  underside(ctx);
  for (const x of [1.75, 3.05]) wheel(ctx, x, { turning });
  skirt(ctx);
  skin(ctx, kind);
  livery(ctx);
  rails(ctx);
  if (kind === 'reefer') unit(ctx);
}

function underside(ctx: Ctx): void {
  box(ctx, 0.1, FLOOR, 15.6, 0.2, '#060a12');
  box(ctx, 0.8, FLOOR + 0.18, 3.4, 0.2, '#080d16');
  box(ctx, 0.06, FLOOR, 0.08, 0.66, '#0b111c');
  box(ctx, 0.02, -0.56, 0.5, 0.1, '#111927');
  for (const x of [12.4, 12.75]) box(ctx, x, FLOOR, 0.13, 0.72, '#0b111c');
  box(ctx, 12.3, -0.52, 0.7, 0.06, '#0b111c');
  box(ctx, 0.75, -0.95, 0.05, 0.7, '#05080e');
}

function skirt(ctx: Ctx): void {
  fill(
    ctx,
    [
      [4.5, FLOOR],
      [11.9, FLOOR],
      [11.7, -0.42],
      [4.7, -0.42],
    ],
    linear(
      ctx,
      [0, FLOOR],
      [0, -0.42],
      [
        [0, '#222e45'],
        [1, '#0f1624'],
      ],
    ),
  );
}

function skin(ctx: Ctx, kind: TrailerKind): void {
  ctx.beginPath();
  ctx.roundRect(0, TOP, LENGTH, FLOOR - TOP, [0.04, 0.16, 0.03, 0.03]);
  ctx.fillStyle = linear(ctx, [0, TOP], [0, FLOOR], SKIN[kind]);
  ctx.fill();
  ctx.save();
  ctx.clip();
  const step = kind === 'reefer' ? 0.31 : 0.62;
  for (let x = step; x < LENGTH; x += step) {
    box(ctx, x, TOP, 0.014, 3, alpha('#0a1322', kind === 'reefer' ? 0.14 : 0.24));
    box(ctx, x + 0.016, TOP, 0.012, 3, alpha('#ffffff', 0.09));
  }
  ctx.restore();
}

function livery(ctx: Ctx): void {
  fill(
    ctx,
    [
      [0, -1.75],
      [4.1, -1.75],
      [5.0, -1.5],
      [0, -1.5],
    ],
    ink.amber,
  );
  fill(
    ctx,
    [
      [4.35, -1.75],
      [4.85, -1.75],
      [5.75, -1.5],
      [5.25, -1.5],
    ],
    ink.amber,
  );
  fill(
    ctx,
    [
      [5.1, -1.75],
      [5.35, -1.75],
      [6.25, -1.5],
      [6.0, -1.5],
    ],
    ink.amber,
  );
  drawMark(ctx, 7.0, -3.42, 1.32, '#0d1a33');
  lettering(ctx, 'LINEHAUL', [8.5, -2.2], { size: 1.76, paint: '#0d1a33', spacing: 0.035 });
}

function rails(ctx: Ctx): void {
  box(ctx, 0, TOP, LENGTH, 0.08, alpha('#e9f1ff', 0.5));
  box(ctx, 0, FLOOR - 0.16, LENGTH, 0.16, '#131c2d');
  for (let x = 0.2; x < LENGTH - 0.6; x += 1.2) {
    box(ctx, x, FLOOR - 0.11, 0.3, 0.05, '#a8321f');
    box(ctx, x + 0.3, FLOOR - 0.11, 0.3, 0.05, '#cfd8e6');
  }
  box(ctx, 0, TOP, 0.07, FLOOR - TOP, alpha('#0a1120', 0.6));
  for (const x of [8, 15.8]) pill(ctx, x, TOP + 0.1, 0.16, 0.06, 0.02, ink.amber);
  for (const x of [5.2, 8, 10.8]) pill(ctx, x, FLOOR - 0.04, 0.16, 0.07, 0.02, ink.amber);
  pill(ctx, 0.1, TOP + 0.1, 0.14, 0.06, 0.02, ink.tail);
  pill(ctx, 0.1, FLOOR - 0.04, 0.16, 0.08, 0.02, ink.tail);
}

function unit(ctx: Ctx): void {
  trace(ctx, [
    [16.15, -3.9],
    [16.5, -3.8],
    [16.5, -2.3],
    [16.15, -2.1],
  ]);
  ctx.fillStyle = '#c6d2e4';
  ctx.fill();
  for (let y = -3.6; y < -2.6; y += 0.12) box(ctx, 16.2, y, 0.26, 0.04, '#1a2436');
}
