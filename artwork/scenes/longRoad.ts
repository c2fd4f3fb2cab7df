import { project, standing, type Camera } from '../kit/camera';
import { box, disc, line, pill, type Stage } from '../kit/canvas';
import { fog, range } from '../kit/land';
import { develop, glow, lamp } from '../kit/light';
import { lettering } from '../kit/mark';
import { alpha, ink } from '../kit/palette';
import { highway } from '../kit/road';
import { clouds, sky, skies, stars } from '../kit/sky';
import { rear } from '../truck/rear';

const HORIZON = 300;
const LENS: Camera = { at: [0.2, 2.2, 0], focal: 620, center: [380, HORIZON] };

/** The long road to the border at dusk, under its overhead sign. */
export function draw(target: Stage): void {
  const { ctx } = target;
  sky(target, HORIZON, skies.dusk);
  stars(target, 170, 130, 2);
  clouds(target, { top: 0, bottom: 230, color: '#5d6f96', strength: 0.5, seed: 34 });
  clouds(target, { top: 110, bottom: 300, color: '#ffb45a', strength: 0.9, seed: 12, scale: 1.6 });
  glow(ctx, [380, HORIZON], 420, ink.amber, 0.8, 0.4);
  range(target, {
    base: HORIZON,
    height: 74,
    wave: 150,
    seed: 4,
    sharp: 0.6,
    color: '#26345a',
    mist: '#a77a58',
  });
  fog(target, HORIZON - 40, HORIZON + 30, '#ffbf73', 0.35);
  highway(target, LENS, {
    edges: [-5.6, 5.6],
    dashes: [0],
    ground: '#20243a',
    far: '#d09a5c',
    paint: '#f1e6d2',
  });
  poles(target);
  oncoming(target);
  gantry(target);
  truck(target);
  develop(target, { bloom: 0.55, corners: 0.55, grain: 6 });
}

function poles({ ctx }: Stage): void {
  let last: readonly [number, number] | undefined;
  for (let z = 240; z > 6; z *= 0.78) {
    const foot = project(LENS, [-11, 0, z]);
    const top = project(LENS, [-11, 8, z]);
    line(ctx, [foot, top], Math.max(1, 130 / z), '#0b1122');
    line(
      ctx,
      [project(LENS, [-12.2, 7.4, z]), project(LENS, [-9.8, 7.4, z])],
      Math.max(0.8, 80 / z),
      '#0b1122',
    );
    const arm = project(LENS, [-9.9, 7.4, z]);
    if (last) {
      ctx.beginPath();
      ctx.moveTo(last[0], last[1]);
      ctx.quadraticCurveTo(
        (last[0] + arm[0]) / 2,
        (last[1] + arm[1]) / 2 + 160 / z,
        arm[0],
        arm[1],
      );
      ctx.lineWidth = 1;
      ctx.strokeStyle = alpha('#0b1122', 0.8);
      ctx.stroke();
    }
    last = arm;
  }
}

function oncoming({ ctx }: Stage): void {
  for (const z of [34, 60, 110]) {
    for (const side of [-0.7, 0.7])
      lamp(ctx, project(LENS, [-2.9 + side, 0.8, z]), 90 / z, 1900 / z, '#fff1d0', 0.8);
    glow(ctx, project(LENS, [-2.9, 0, z - 4]), 2600 / z, '#ffe2b0', 0.4, 0.2);
  }
}

function gantry(target: Stage): void {
  standing(target, LENS, [0, 0, 30], (ctx) => {
    for (const x of [-7.4, 7.1]) box(ctx, x, -8.6, 0.34, 8.6, '#0b1020');
    box(ctx, -7.4, -8.7, 14.8, 0.3, '#0b1020');
    box(ctx, -7.4, -7.9, 14.8, 0.18, '#0b1020');
    for (let x = -7.2; x < 7; x += 0.9)
      line(
        ctx,
        [
          [x, -8.5],
          [x + 0.45, -7.8],
          [x + 0.9, -8.5],
        ],
        0.08,
        '#0b1020',
      );
    for (const [x, title, small] of [
      [-6.2, 'BORDER', '40 MI'],
      [0.6, 'LINEHAUL', 'EXIT 12'],
    ] as const) {
      pill(ctx, x, -9.5, 5.8, 2.9, 0.25, '#dfe8f8');
      pill(ctx, x + 0.1, -9.4, 5.6, 2.7, 0.2, '#173a7a');
      lettering(ctx, title, [x + 0.45, -8.1], { size: 1.3, paint: '#f3f7ff', spacing: 0.03 });
      lettering(ctx, small, [x + 0.45, -7.05], { size: 0.95, paint: ink.glow, weight: 600 });
    }
  });
}

function truck(target: Stage): void {
  const { ctx } = target;
  const place = [2.75, 0, 12.5] as const;
  const [x, y] = project(LENS, place);
  ctx.save();
  ctx.filter = 'blur(7px)';
  disc(ctx, x, y + 2, 72, 9, alpha('#01030a', 0.9));
  ctx.restore();
  standing(target, LENS, place, (c) => {
    rear(c, {});
  });
  for (const s of [-1.07, 1.07])
    glow(ctx, project(LENS, [2.75 + s, 1.02, 12.5]), 62, ink.tail, 0.8);
  glow(ctx, [x, y + 10], 150, ink.tail, 0.35, 0.2);
}
