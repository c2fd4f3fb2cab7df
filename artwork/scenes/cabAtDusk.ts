import { project, type Camera } from '../kit/camera';
import { disc, line, type Stage } from '../kit/canvas';
import { fog, forest, range } from '../kit/land';
import { develop, glow, lamp } from '../kit/light';
import { alpha, ink } from '../kit/palette';
import { highway } from '../kit/road';
import { clouds, sky, skies, stars } from '../kit/sky';
import { cockpit } from '../truck/cockpit';

const HORIZON = 440;
const LENS: Camera = { at: [-0.4, 2.5, 0], focal: 900, center: [930, HORIZON] };

/** Draws a long road at dusk, as the driver sees it across the dash. */
export function draw(target: Stage): void {
  outside(target);
  traffic(target);
  cockpit(target);
  develop(target, { bloom: 0.55, corners: 0.5, grain: 6 });
}

function outside(target: Stage): void {
  const { ctx } = target;
  sky(target, HORIZON, skies.dusk);
  stars(target, 260, 160, 14);
  clouds(target, { top: 30, bottom: 330, color: '#5d6f96', strength: 0.55, seed: 40 });
  clouds(target, { top: 210, bottom: 440, color: '#ffb45a', strength: 0.9, seed: 61, scale: 1.3 });
  glow(ctx, [930, HORIZON], 640, ink.amber, 0.75, 0.42);
  range(target, {
    base: HORIZON,
    height: 190,
    wave: 230,
    seed: 19,
    sharp: 0.85,
    color: '#2b3a60',
    mist: '#a77a58',
    lit: '#f2b978',
  });
  range(target, {
    base: HORIZON + 4,
    height: 92,
    wave: 180,
    seed: 23,
    sharp: 0.4,
    color: '#1b2745',
    mist: '#5a5058',
  });
  fog(target, HORIZON - 60, HORIZON + 40, '#ffbf73', 0.34);
  highway(target, LENS, {
    edges: [-5.6, 5.6],
    dashes: [-1.85, 1.85],
    ground: '#1c2238',
    far: '#c79257',
    paint: '#f1e6d2',
  });
  forest(target, {
    base: (x) => HORIZON + 12 + Math.abs(x - 930) * 0.035,
    height: 78,
    gap: 7,
    color: '#0c1325',
    seed: 33,
  });
  glow(ctx, [930, HORIZON + 20], 420, '#ffb456', 0.5, 0.16);
}

function traffic({ ctx }: Stage): void {
  for (const [x, z] of [
    [-3.7, 42],
    [-3.7, 66],
    [-3.9, 120],
  ] as const) {
    const left = project(LENS, [x - 0.65, 0.8, z]);
    const right = project(LENS, [x + 0.65, 0.8, z]);
    for (const at of [left, right]) lamp(ctx, at, 110 / z, 2600 / z, '#fff1d0', 0.8);
  }
  for (const [x, z] of [
    [3.7, 58],
    [0, 110],
  ] as const)
    for (const side of [-0.9, 0.9]) {
      const at = project(LENS, [x + side, 1, z]);
      disc(ctx, at[0], at[1], 95 / z, 95 / z, ink.tail);
      glow(ctx, at, 1100 / z, ink.tail, 0.6);
    }
  line(
    ctx,
    [project(LENS, [-6.3, 0.7, 4]), project(LENS, [-6.3, 0.7, 400])],
    3,
    alpha('#d9a05c', 0.6),
  );
  line(
    ctx,
    [project(LENS, [6.3, 0.7, 4]), project(LENS, [6.3, 0.7, 400])],
    3,
    alpha('#d9a05c', 0.6),
  );
}
