import { box, disc, fill, linear, pill, radial, type Ctx } from '../kit/canvas';
import { glow } from '../kit/light';
import { alpha, ink } from '../kit/palette';

const WARM = '#ffbe70';

export function cluster(ctx: Ctx): void {
  ctx.beginPath();
  ctx.moveTo(262, 760);
  ctx.bezierCurveTo(270, 650, 380, 628, 505, 628);
  ctx.bezierCurveTo(640, 628, 740, 650, 752, 760);
  ctx.closePath();
  ctx.fillStyle = '#05080e';
  ctx.fill();
  for (const [x, r, turn] of [
    [420, 66, 0.62],
    [590, 66, 0.4],
  ] as const)
    gauge(ctx, x, 714, r, turn);
  for (const [x, r] of [
    [323, 30],
    [690, 30],
  ] as const)
    gauge(ctx, x, 732, r, 0.5);
  glow(ctx, [505, 715], 240, '#7fa4e6', 0.16, 0.5);
}

function gauge(ctx: Ctx, x: number, y: number, r: number, turn: number): void {
  disc(
    ctx,
    x,
    y,
    r,
    r,
    radial(ctx, [x, y], r, [
      [0, '#0c1424'],
      [0.8, '#0a1120'],
      [1, '#22304c'],
    ]),
  );
  const from = Math.PI * 0.75;
  for (let i = 0; i <= 18; i += 1) {
    const a = from + (i / 18) * Math.PI * 1.5;
    const long = i % 3 === 0 ? 0.74 : 0.82;
    ctx.beginPath();
    ctx.moveTo(x + Math.cos(a) * r * long, y + Math.sin(a) * r * long);
    ctx.lineTo(x + Math.cos(a) * r * 0.92, y + Math.sin(a) * r * 0.92);
    ctx.lineWidth = r > 40 ? 2 : 1.2;
    ctx.strokeStyle = alpha('#cfe0ff', i % 3 === 0 ? 0.95 : 0.5);
    ctx.stroke();
  }
  const a = from + turn * Math.PI * 1.5;
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.lineTo(x + Math.cos(a) * r * 0.8, y + Math.sin(a) * r * 0.8);
  ctx.lineWidth = 3;
  ctx.strokeStyle = ink.amber;
  ctx.stroke();
  glow(ctx, [x + Math.cos(a) * r * 0.5, y + Math.sin(a) * r * 0.5], r * 0.7, ink.amber, 0.4);
}

export function tablet(ctx: Ctx): void {
  box(ctx, 912, 640, 16, 60, '#05080e');
  ctx.save();
  ctx.translate(820, 520);
  ctx.transform(1, 0.02, -0.03, 1, 0, 0);
  pill(ctx, 0, 0, 200, 138, 14, '#05080e');
  ctx.beginPath();
  ctx.roundRect(9, 9, 182, 120, 8);
  ctx.fillStyle = linear(
    ctx,
    [0, 9],
    [0, 129],
    [
      [0, '#132748'],
      [1, '#0c1830'],
    ],
  );
  ctx.fill();
  ctx.clip();
  ctx.strokeStyle = alpha('#5d7db5', 0.55);
  ctx.lineWidth = 2;
  for (const [a, b, c, d] of [
    [0, 40, 200, 70],
    [40, 0, 90, 140],
    [0, 100, 200, 96],
    [150, 0, 120, 140],
  ] as const) {
    ctx.beginPath();
    ctx.moveTo(a, b);
    ctx.lineTo(c, d);
    ctx.stroke();
  }
  ctx.beginPath();
  ctx.moveTo(62, 140);
  ctx.bezierCurveTo(70, 90, 110, 88, 122, 64);
  ctx.bezierCurveTo(132, 44, 128, 26, 152, 0);
  ctx.lineWidth = 6;
  ctx.strokeStyle = ink.amber;
  ctx.stroke();
  fill(
    ctx,
    [
      [98, 74],
      [110, 102],
      [98, 95],
      [86, 102],
    ],
    '#f3f7ff',
  );
  ctx.restore();
  glow(ctx, [918, 590], 150, '#6d95dd', 0.2);
}

/** Draws the steering wheel with two hands on it. */
export function wheel(ctx: Ctx): void {
  ctx.save();
  ctx.translate(505, 872);
  ctx.scale(1, 0.74);
  ctx.beginPath();
  ctx.arc(0, 0, 262, 0, Math.PI * 2);
  ctx.lineWidth = 36;
  ctx.strokeStyle = '#05080f';
  ctx.stroke();
  ctx.beginPath();
  ctx.arc(0, 0, 276, Math.PI * 1.12, Math.PI * 1.93);
  ctx.lineWidth = 4;
  ctx.strokeStyle = linear(
    ctx,
    [-260, 0],
    [260, 0],
    [
      [0, alpha(WARM, 0.05)],
      [0.7, alpha(WARM, 0.9)],
      [1, alpha(WARM, 0.5)],
    ],
  );
  ctx.stroke();
  fill(
    ctx,
    [
      [-250, 10],
      [-90, -48],
      [90, -48],
      [250, 10],
      [250, 44],
      [90, 60],
      [-90, 60],
      [-250, 44],
    ],
    '#070b14',
  );
  pill(ctx, -104, -78, 208, 160, 60, '#0a101c');
  ctx.restore();
  hand(ctx, 262, 800, 1);
  hand(ctx, 748, 800, -1);
}

function hand(ctx: Ctx, x: number, y: number, side: 1 | -1): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(side, 1);
  ctx.beginPath();
  ctx.moveTo(-70, 120);
  ctx.bezierCurveTo(-60, 60, -46, 26, -30, 2);
  ctx.bezierCurveTo(-22, -26, 6, -34, 26, -22);
  ctx.bezierCurveTo(40, -12, 42, 8, 34, 24);
  ctx.bezierCurveTo(30, 46, 20, 56, 14, 120);
  ctx.closePath();
  ctx.fillStyle = '#090e18';
  ctx.fill();
  ctx.beginPath();
  ctx.moveTo(-30, 2);
  ctx.bezierCurveTo(-22, -26, 6, -34, 26, -22);
  ctx.lineWidth = 3;
  ctx.strokeStyle = alpha(WARM, 0.6);
  ctx.stroke();
  for (const dy of [-4, 8, 20]) {
    ctx.beginPath();
    ctx.moveTo(2, dy - 4);
    ctx.quadraticCurveTo(22, dy - 8, 36, dy);
    ctx.lineWidth = 1.6;
    ctx.strokeStyle = alpha('#2a3348', 0.9);
    ctx.stroke();
  }
  ctx.restore();
}
