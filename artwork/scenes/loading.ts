import { face, project, standing, strip, type Camera, type Vec } from '../kit/camera';
import { box, linear, type Stage } from '../kit/canvas';
import { develop, glow, lamp } from '../kit/light';
import { lettering } from '../kit/mark';
import { alpha, ink, mix } from '../kit/palette';
import { seeded } from '../kit/random';
import { reflect } from '../kit/reflect';
import { forklift } from '../truck/forklift';

const HORIZON = 420;
const LENS: Camera = { at: [0.5, 2.1, 0], focal: 860, center: [690, HORIZON] };
const WALL = 9.6;

/** Draws the inside of the warehouse, where a forklift carries a pallet into the lit trailer. */
export function draw(target: Stage): void {
  const { ctx, w, h } = target;
  box(
    ctx,
    0,
    0,
    w,
    HORIZON + 60,
    linear(
      ctx,
      [0, 0],
      [0, HORIZON],
      [
        [0, '#060b16'],
        [1, '#16233d'],
      ],
    ),
  );
  box(
    ctx,
    0,
    HORIZON + 60,
    w,
    h,
    linear(
      ctx,
      [0, HORIZON + 60],
      [0, h],
      [
        [0, '#2a3854'],
        [1, '#0a101c'],
      ],
    ),
  );
  roof(target);
  wall(target);
  inside(target);
  for (let z = 8.6; z >= 3.2; z -= 1.8) for (const side of [-1, 1]) rack(target, side, z);
  for (const x of [-2.9, 2.9])
    strip(ctx, LENS, [x - 0.06, x + 0.06], [1.4, WALL], alpha(ink.amber, 0.75), 0);
  reflect(target, {
    at: Math.round(project(LENS, [0, 0, WALL])[1]),
    to: h,
    opacity: 0.4,
    ripple: 10,
    stretch: 0.7,
    blur: 6,
  });
  lift(target);
  develop(target, { bloom: 0.6, corners: 0.65, grain: 6 });
}

function roof({ ctx }: Stage): void {
  for (let z = 26; z > 2.5; z -= 3) {
    face(
      ctx,
      LENS,
      [
        [-9, 7, z],
        [9, 7, z],
        [9, 6.7, z],
        [-9, 6.7, z],
      ],
      mix('#050912', '#1d2c4a', z / 26),
    );
    for (const x of [-3.6, 3.6]) {
      const a = project(LENS, [x - 0.7, 6.2, z]);
      const b = project(LENS, [x + 0.7, 6.2, z]);
      if (z > 9) continue;
      box(ctx, a[0], a[1], b[0] - a[0], 80 / z, ink.moon);
      glow(ctx, [(a[0] + b[0]) / 2, a[1]], 1500 / z, '#a9c4f2', 0.5, 0.6);
    }
  }
}

function wall(target: Stage): void {
  standing(target, LENS, [0, 0, WALL], (ctx) => {
    box(
      ctx,
      -14,
      -8,
      28,
      8,
      linear(
        ctx,
        [0, -8],
        [0, 0],
        [
          [0, '#0d172b'],
          [0.6, '#22314e'],
          [1, '#2d3b57'],
        ],
      ),
    );
    for (const x of [-4.6, 4.6]) {
      box(ctx, x - 1.5, -3.3, 3, 3.3, '#31405d');
      for (let y = -3.3; y < 0; y += 0.5) box(ctx, x - 1.5, y, 3, 0.04, '#1a2439');
    }
    for (const [x, n] of [
      [-4.6, '11'],
      [0, '12'],
      [4.6, '13'],
    ] as const) {
      box(ctx, x - 0.5, -4.4, 1, 0.75, n === '12' ? ink.amber : '#1a2740');
      lettering(ctx, n, [x, -3.82], {
        size: 0.66,
        paint: n === '12' ? '#0a1222' : ink.mist,
        align: 'center',
      });
    }
    box(ctx, -1.75, -3.35, 3.5, 3.35, '#070c17');
  });
}

function inside({ ctx }: Stage): void {
  const near = WALL;
  const far = WALL + 14;
  const x = 1.25;
  const top = 2.9;
  const shade = (t: number) => mix('#f2d9a4', '#8a6a3c', t);
  const quad = (a: Vec, b: Vec, c: Vec, d: Vec, color: string) =>
    face(ctx, LENS, [a, b, c, d], color);
  quad([-x, 0, far], [x, 0, far], [x, top, far], [-x, top, far], '#9c7a48');
  for (let i = 0; i < 14; i += 1) {
    const z0 = near + i;
    const t = i / 14;
    quad(
      [-x, 0, z0],
      [-x, 0, z0 + 1],
      [-x, top, z0 + 1],
      [-x, top, z0],
      shade(0.15 + t * 0.7 + (i % 2) * 0.06),
    );
    quad(
      [x, 0, z0],
      [x, 0, z0 + 1],
      [x, top, z0 + 1],
      [x, top, z0],
      shade(0.2 + t * 0.7 + (i % 2) * 0.06),
    );
    quad([-x, top, z0], [x, top, z0], [x, top, z0 + 1], [-x, top, z0 + 1], shade(t * 0.5));
    quad([-x, 0, z0], [x, 0, z0], [x, 0, z0 + 1], [-x, 0, z0 + 1], mix('#7d5a2c', '#4a3418', t));
  }
  for (let row = 0; row < 3; row += 1)
    for (const side of [-0.62, 0.62])
      crate(ctx, side, far - 1.3 - row * 1.4 + 0.7, 1.1, 1.9 - row * 0.2, '#8f6a38');
  glow(ctx, project(LENS, [0, 1.6, near]), 330, '#ffc36a', 0.5);
}

function crate(
  ctx: CanvasRenderingContext2D,
  x: number,
  z: number,
  wide: number,
  tall: number,
  color: string,
  foot = 0,
): void {
  const left = x - wide / 2;
  const right = x + wide / 2;
  const flank = LENS.at[0] < x ? left : right;
  face(
    ctx,
    LENS,
    [
      [flank, foot, z],
      [flank, foot, z + 1],
      [flank, foot + tall, z + 1],
      [flank, foot + tall, z],
    ],
    mix(color, '#05080f', 0.55),
  );
  face(
    ctx,
    LENS,
    [
      [left, foot, z],
      [right, foot, z],
      [right, foot + tall, z],
      [left, foot + tall, z],
    ],
    mix(color, '#05080f', 0.25),
  );
  face(
    ctx,
    LENS,
    [
      [x - 0.04, foot, z],
      [x + 0.04, foot, z],
      [x + 0.04, foot + tall, z],
      [x - 0.04, foot + tall, z],
    ],
    mix(color, '#ffffff', 0.2),
  );
}

function rack({ ctx }: Stage, side: number, z: number): void {
  const random = seeded(Math.round(z * 10) + (side > 0 ? 500 : 0));
  const x0 = side * 3.5;
  const x1 = side * 6.8;
  for (const y of [0.1, 1.9, 3.7]) {
    for (let n = 0; n < 2; n += 1) {
      const tone = mix('#3c4a66', random() < 0.4 ? '#8c6a3c' : '#55698f', random());
      const middle = side * (4.3 + n * 1.5);
      crate(ctx, middle, z, 1.25, 0.9 + random() * 0.6, tone, y + 0.12);
    }
    face(
      ctx,
      LENS,
      [
        [x0, y, z],
        [x1, y, z],
        [x1, y + 0.12, z],
        [x0, y + 0.12, z],
      ],
      '#c0741a',
    );
  }
  face(
    ctx,
    LENS,
    [
      [x0, 0, z],
      [x0 + side * 0.12, 0, z],
      [x0 + side * 0.12, 5.4, z],
      [x0, 5.4, z],
    ],
    '#203050',
  );
  face(
    ctx,
    LENS,
    [
      [x0, 0, z],
      [x0, 0, z + 1],
      [x0, 5.4, z + 1],
      [x0, 5.4, z],
    ],
    alpha('#0d1830', 0.25),
  );
}

function lift(target: Stage): void {
  const place: Vec = [-1.75, 0, 6.6];
  const [x, y] = project(LENS, place);
  target.ctx.save();
  target.ctx.filter = 'blur(8px)';
  box(target.ctx, x - 100, y - 10, 200, 22, alpha('#01030a', 0.8));
  target.ctx.restore();
  standing(target, LENS, place, forklift);
  lamp(target.ctx, project(LENS, [-1.75, 2.38, 6.6]), 6, 110, ink.amber, 0.8);
  for (const s of [-2.22, -1.28]) glow(target.ctx, project(LENS, [s, 0.8, 6.6]), 46, ink.tail, 0.7);
}
