import { face, project, strip, type Camera } from '../kit/camera';
import { box, linear, type Stage } from '../kit/canvas';
import { townLights } from '../kit/city';
import { fog, range } from '../kit/land';
import { beam, develop, glow, lamp } from '../kit/light';
import { alpha, ink } from '../kit/palette';
import { seeded } from '../kit/random';
import { clouds, sky, skies, stars } from '../kit/sky';
import { boxTrailer } from '../truck/boxTrailer';

const LENS: Camera = { at: [-9, 9.5, -13], yaw: 0.42, pitch: 0.22, focal: 860, center: [500, 400] };
const HORIZON = 207;

/** Draws the yard at night, with rows of trailers under light masts. */
export function draw(target: Stage): void {
  const { ctx, w, h } = target;
  sky(target, HORIZON, skies.city);
  stars(target, 110, 90, 6);
  clouds(target, { top: 0, bottom: 190, color: '#45608f', strength: 0.5, seed: 83 });
  range(target, {
    base: HORIZON,
    height: 66,
    wave: 210,
    seed: 29,
    sharp: 0.4,
    color: '#14233f',
    mist: '#33486f',
  });
  box(
    ctx,
    0,
    HORIZON,
    w,
    h,
    linear(
      ctx,
      [0, HORIZON],
      [0, h],
      [
        [0, '#2e3f60'],
        [0.25, '#1a263d'],
        [1, '#070b14'],
      ],
    ),
  );
  townLights(target, { from: 0, to: w, y: HORIZON + 2, spread: 5, count: 100, seed: 15 });
  for (let i = -8; i < 16; i += 1)
    strip(ctx, LENS, [i * 4.2 + 2.06, i * 4.2 + 2.14], [4, 22], alpha(ink.amber, 0.4));
  row(target, 62, 9);
  fog(target, HORIZON - 10, HORIZON + 150, '#8ba6cc', 0.22);
  row(target, 32, 5);
  mast(target, [6, 54]);
  puddles(target);
  row(target, 5, 2);
  mast(target, [-6.2, 30]);
  mast(target, [24, 28]);
  fog(target, 240, 520, '#7f9ac6', 0.14);
  develop(target, { bloom: 0.55, corners: 0.6, grain: 6 });
}

function row({ ctx }: Stage, near: number, seed: number): void {
  const random = seeded(seed);
  const places = Array.from({ length: 26 }, (_, i) => i - 8).sort(
    (a, b) => Math.abs(b * 4.2 - LENS.at[0]) - Math.abs(a * 4.2 - LENS.at[0]),
  );
  const tones = ['#8196ba', '#5d7196', '#9fb0c9', '#43577c'];
  for (const i of places) {
    const pick = random();
    if (near === 5 && (i < -2 || i === 1 || i > 9)) continue;
    if (random() < 0.16) continue;
    boxTrailer(ctx, LENS, {
      x: i * 4.2,
      near,
      tone: tones[Math.floor(pick * tones.length)] ?? '#6f83a6',
      lit: near === 5 && i === 3,
    });
  }
}

function mast(target: Stage, [x, z]: readonly [number, number]): void {
  const { ctx } = target;
  face(
    ctx,
    LENS,
    [
      [x - 0.12, 0, z],
      [x + 0.12, 0, z],
      [x + 0.08, 13, z],
      [x - 0.08, 13, z],
    ],
    '#0a1120',
  );
  const top = project(LENS, [x, 13, z]);
  const left = project(LENS, [x - 9, 0, z]);
  const right = project(LENS, [x + 9, 0, z]);
  beam(target, top, left, right, { color: '#ffc271', strength: 0.34, blur: 18 });
  for (const d of [-0.7, 0.7]) lamp(ctx, project(LENS, [x + d, 13, z]), 4, 110, '#ffbb60', 0.75);
  glow(ctx, project(LENS, [x, 0, z]), 330, '#ffb352', 0.42, 0.3);
}

function puddles({ ctx }: Stage): void {
  const random = seeded(12);
  for (let i = 0; i < 9; i += 1) {
    const [px, py] = project(LENS, [-8 + random() * 30, 0, -4 + random() * 8]);
    glow(ctx, [px, py], 60 + random() * 80, '#9db8ee', 0.2, 0.2);
  }
}
