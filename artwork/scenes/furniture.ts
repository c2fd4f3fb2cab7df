import { box, disc, fill, linear, pill, type Ctx, type Stage } from '../kit/canvas';
import { standingDriver } from '../kit/figure';
import { fog, forest } from '../kit/land';
import { develop, glow, lamp } from '../kit/light';
import { alpha, ink, mix } from '../kit/palette';
import { reflect } from '../kit/reflect';
import { clouds, sky, skies, stars } from '../kit/sky';
import { rear } from '../truck/rear';

const GROUND = 508;
const K = 98;

/** Draws an open van at a store's back door, with a sofa, a lamp and boxes in its light. */
export function draw(target: Stage): void {
  const { ctx, w, h } = target;
  sky(target, 430, skies.night);
  stars(target, 240, 110, 12);
  clouds(target, { top: 0, bottom: 330, color: '#5878ab', strength: 0.45, seed: 58 });
  forest(target, { base: () => 456, height: 160, gap: 22, color: '#101f3b', seed: 31 });
  store(target);
  fog(target, 330, 470, '#7892bd', 0.25);
  box(
    ctx,
    0,
    436,
    w,
    h,
    linear(
      ctx,
      [0, 436],
      [0, h],
      [
        [0, '#26334e'],
        [0.3, '#151e31'],
        [1, '#05080f'],
      ],
    ),
  );
  ctx.save();
  ctx.translate(330, GROUND);
  ctx.scale(K, K);
  rear(ctx, {});
  inside(ctx);
  for (const side of [-1, 1]) door(ctx, side);
  ctx.restore();
  glow(ctx, [330, GROUND - 250], 330, '#ffc36a', 0.45);
  reflect(target, { at: GROUND, to: h, opacity: 0.6, ripple: 14, stretch: 2.4, blur: 4 });
  glow(ctx, [330, GROUND + 26], 330, '#ffb352', 0.5, 0.2);
  for (const x of [-1.07, 1.07]) glow(ctx, [330 + x * K, GROUND - 1.02 * K], 50, ink.tail, 0.7);
  helper(target);
  develop(target, { bloom: 0.55, corners: 0.6, grain: 6 });
}

function store(target: Stage): void {
  const { ctx } = target;
  box(
    ctx,
    560,
    236,
    260,
    204,
    linear(
      ctx,
      [0, 236],
      [0, 440],
      [
        [0, '#14223e'],
        [1, '#2a3853'],
      ],
    ),
  );
  box(ctx, 552, 228, 260, 12, '#0c1526');
  for (const x of [590, 690]) {
    box(
      ctx,
      x,
      290,
      76,
      92,
      linear(
        ctx,
        [0, 290],
        [0, 382],
        [
          [0, '#ffe2a8'],
          [1, '#b87428'],
        ],
      ),
    );
    box(ctx, x + 36, 290, 4, 92, '#14223e');
    glow(ctx, [x + 38, 336], 110, '#ffb95a', 0.4);
  }
}

function inside(ctx: Ctx): void {
  box(ctx, -1.22, -4.0, 2.44, 2.76, '#3a2810');
  const far = { x: 0.72, top: -3.3, foot: -1.75 };
  const wall = (t: number) => mix('#f6d79b', '#8a6330', t);
  fill(
    ctx,
    [
      [-1.22, -4],
      [1.22, -4],
      [far.x, far.top],
      [-far.x, far.top],
    ],
    wall(0.35),
  );
  for (const s of [-1, 1])
    fill(
      ctx,
      [
        [s * 1.22, -4],
        [s * 1.22, -1.24],
        [s * far.x, far.foot],
        [s * far.x, far.top],
      ],
      wall(0.2),
    );
  fill(
    ctx,
    [
      [-1.22, -1.24],
      [1.22, -1.24],
      [far.x, far.foot],
      [-far.x, far.foot],
    ],
    '#6b4820',
  );
  box(ctx, -far.x, far.top, far.x * 2, far.foot - far.top, wall(0.55));
  for (const [x, y, w, h] of [
    [-0.7, -2.5, 0.6, 0.75],
    [-0.62, -3.0, 0.44, 0.5],
    [0.2, -2.7, 0.5, 0.95],
  ] as const)
    carton(ctx, x, y, w, h);
  floorLamp(ctx);
  sofa(ctx);
  carton(ctx, -1.14, -1.98, 0.62, 0.72);
  carton(ctx, -1.1, -2.46, 0.46, 0.48);
}

function carton(ctx: Ctx, x: number, y: number, w: number, h: number): void {
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
        [0, '#c98f48'],
        [1, '#6b4417'],
      ],
    ),
  );
  box(ctx, x + w / 2 - 0.04, y, 0.08, h, alpha('#f7dcae', 0.5));
  box(ctx, x, y, w, 0.02, alpha('#fff0cd', 0.7));
}

function sofa(ctx: Ctx): void {
  const blue = linear(
    ctx,
    [0, -2.2],
    [0, -1.26],
    [
      [0, '#41639c'],
      [1, '#122140'],
    ],
  );
  pill(ctx, -0.34, -2.16, 1.4, 0.7, 0.12, blue);
  for (const x of [-0.28, 0.36]) pill(ctx, x, -1.78, 0.62, 0.3, 0.08, '#4c70ad');
  for (const x of [-0.46, 0.94]) pill(ctx, x, -1.9, 0.24, 0.62, 0.1, '#2b4675');
  for (const x of [-0.4, 1.02]) box(ctx, x, -1.3, 0.08, 0.08, '#1c1204');
}

function floorLamp(ctx: Ctx): void {
  box(ctx, 0.9, -3.0, 0.03, 1.7, '#1c1204');
  fill(
    ctx,
    [
      [0.76, -2.9],
      [1.08, -2.9],
      [1.0, -3.3],
      [0.84, -3.3],
    ],
    '#0f1c36',
  );
}

function door(ctx: Ctx, side: number): void {
  const paint = linear(
    ctx,
    [side * 1.3, 0],
    [side * 2.05, 0],
    [
      [0, '#5f7297'],
      [1, '#26344f'],
    ],
  );
  fill(
    ctx,
    [
      [side * 1.3, -4.06],
      [side * 2.05, -4.34],
      [side * 2.05, -1.06],
      [side * 1.3, -1.2],
    ],
    paint,
  );
  fill(
    ctx,
    [
      [side * 1.3, -2.44],
      [side * 2.05, -2.5],
      [side * 2.05, -2.39],
      [side * 1.3, -2.34],
    ],
    ink.amber,
  );
  for (const x of [1.5, 1.85])
    box(
      ctx,
      side * x - 0.02,
      -4.14 - (x - 1.3) * 0.2,
      0.04,
      3 + (x - 1.3) * 0.3,
      alpha('#c3cfe2', 0.6),
    );
}

function helper({ ctx }: Stage): void {
  ctx.save();
  ctx.translate(604, GROUND + 34);
  ctx.filter = 'blur(5px)';
  disc(ctx, 8, 2, 56, 8, alpha('#01030a', 0.85));
  ctx.filter = 'none';
  ctx.scale(-106, 106);
  standingDriver(ctx, { tone: '#0a1222', rim: '#ffcb80' });
  pill(ctx, 0.36, -1.5, 0.26, 0.36, 0.03, '#e8dcc2');
  ctx.restore();
  lamp(ctx, [690, 250], 3, 70, '#ffc670', 0.6);
}
