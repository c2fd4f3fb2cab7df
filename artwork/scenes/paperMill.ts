import { project, standing, strip, type Camera } from '../kit/camera';
import { box, disc, linear, type Ctx, type Stage } from '../kit/canvas';
import { develop, glow, lamp } from '../kit/light';
import { alpha, ink } from '../kit/palette';
import { reflect } from '../kit/reflect';
import { forklift } from '../truck/forklift';

const HORIZON = 262;
const LENS: Camera = { at: [0, 1.9, 0], focal: 560, center: [400, HORIZON] };
const WALL = 17;

/** Draws an aisle between stacks of paper rolls, with a forklift in front of the open dock door. */
export function draw(target: Stage): void {
  const { ctx, w, h } = target;
  box(
    ctx,
    0,
    0,
    w,
    h,
    linear(
      ctx,
      [0, 0],
      [0, HORIZON],
      [
        [0, '#060b16'],
        [1, '#1b2945'],
      ],
    ),
  );
  box(
    ctx,
    0,
    HORIZON + 40,
    w,
    h,
    linear(
      ctx,
      [0, HORIZON + 40],
      [0, h],
      [
        [0, '#2d3b57'],
        [1, '#090e18'],
      ],
    ),
  );
  standing(target, LENS, [0, 0, WALL], dock);
  glow(ctx, project(LENS, [0, 1.6, WALL]), 240, '#ffb95a', 0.7);
  for (let z = 16; z > 3; z -= 1.4) {
    for (const side of [-1, 1])
      for (const n of [2, 1, 0]) stack(target, side * (2.7 + n * 1.36), z, n);
    if (z < 15 && Math.round(z * 10) % 28 === 0) hang(target, z);
  }
  for (const x of [-1.8, 1.8])
    strip(ctx, LENS, [x - 0.05, x + 0.05], [1.4, WALL], alpha(ink.amber, 0.6));
  reflect(target, {
    at: Math.round(project(LENS, [0, 0, WALL])[1]),
    to: h,
    opacity: 0.45,
    ripple: 8,
    stretch: 0.8,
    blur: 5,
  });
  standing(target, LENS, [0.25, 0, 9.4], forklift);
  lamp(ctx, project(LENS, [0.25, 2.4, 9.4]), 4, 60, ink.amber, 0.8);
  develop(target, { bloom: 0.55, corners: 0.65, grain: 6 });
}

function dock(ctx: Ctx): void {
  box(
    ctx,
    -9,
    -8,
    18,
    8,
    linear(
      ctx,
      [0, -8],
      [0, 0],
      [
        [0, '#0d172b'],
        [1, '#35435f'],
      ],
    ),
  );
  box(ctx, -2.1, -4, 4.2, 4, '#070c17');
  box(
    ctx,
    -1.8,
    -3.8,
    3.6,
    3.8,
    linear(
      ctx,
      [0, -3.8],
      [0, 0],
      [
        [0, '#fff1d2'],
        [0.5, '#f0b660'],
        [1, '#9a6324'],
      ],
    ),
  );
}

function stack(target: Stage, x: number, z: number, depth: number): void {
  standing(target, LENS, [x, 0, z], (ctx) => {
    for (let level = 0; level < 3; level += 1) roll(ctx, -level * 1.42, depth, x);
  });
}

function roll(ctx: Ctx, foot: number, depth: number, x: number): void {
  const r = 0.64;
  const top = foot - 1.38;
  const lit = depth === 0 ? 1 : 0.55;
  const stops = [
    [0, '#2a3550'],
    [0.3, depth === 0 ? '#93a0b8' : '#56637d'],
    [0.62, depth === 0 ? '#e9e0cd' : '#7d879b'],
    [1, '#39445c'],
  ] as const;
  disc(ctx, 0, foot, r, 0.07, '#1a2336');
  box(ctx, -r, top, r * 2, 1.38, linear(ctx, [x > 0 ? r : -r, 0], [x > 0 ? -r : r, 0], stops));
  box(ctx, -r, foot - 0.5, r * 2, 0.05, alpha('#0d1a33', 0.35));
  box(ctx, -r, foot - 0.1, r * 2, 0.1, alpha('#05080f', 0.4));
  disc(ctx, 0, top, r, 0.06, alpha('#f3ead8', 0.5 * lit));
}

function hang({ ctx }: Stage, z: number): void {
  const at = project(LENS, [0, 6, z]);
  box(ctx, at[0] - 260 / z, at[1], 520 / z, 60 / z, ink.moon);
  glow(ctx, at, 1800 / z, '#a9c4f2', 0.5, 0.5);
}
