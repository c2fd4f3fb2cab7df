import { box, disc, linear, over, pill, type Stage } from '../kit/canvas';
import { standingDriver } from '../kit/figure';
import { fog, forest, range } from '../kit/land';
import { beam, develop, glow, lamp } from '../kit/light';
import { alpha, ink } from '../kit/palette';
import { reflect } from '../kit/reflect';
import { clouds, moon, sky, skies, stars } from '../kit/sky';
import { tractor } from '../truck/tractor';
import { trailer } from '../truck/trailer';

const GROUND = 742;
const HORIZON = 610;

/** Draws a driver with coffee next to the truck at a rest stop, in front of mountains. */
export function draw(target: Stage): void {
  const { ctx, w, h } = target;
  sky(target, HORIZON, skies.night);
  stars(target, 470, 520, 17);
  clouds(target, { top: 40, bottom: 420, color: '#5878ab', strength: 0.45, seed: 90 });
  moon(target, 640, 120, 15);
  range(target, {
    base: HORIZON,
    height: 330,
    wave: 300,
    seed: 52,
    sharp: 0.9,
    color: '#1c3257',
    mist: '#5c7aa6',
    lit: '#b4caea',
  });
  range(target, {
    base: HORIZON + 6,
    height: 150,
    wave: 240,
    seed: 57,
    sharp: 0.3,
    color: '#12213f',
    mist: '#2b4269',
  });
  forest(target, { base: () => HORIZON + 46, height: 120, gap: 16, color: '#0a1528', seed: 6 });
  fog(target, HORIZON - 70, HORIZON + 70, '#7892bd', 0.32);
  box(
    ctx,
    0,
    HORIZON + 24,
    w,
    h,
    linear(
      ctx,
      [0, HORIZON + 24],
      [0, h],
      [
        [0, '#223050'],
        [0.3, '#151f35'],
        [1, '#05080f'],
      ],
    ),
  );
  for (const x of [90, 300, 510, 720, 930, 1140])
    box(ctx, x, GROUND + 26, 130, 5, alpha('#d7e1f2', 0.28));
  rig(target);
  reflect(target, { at: GROUND, to: h, opacity: 0.42, ripple: 16, stretch: 1.5, blur: 4 });
  light(target);
  driver(target);
  develop(target, { bloom: 0.5, corners: 0.6, grain: 6 });
}

function rig(target: Stage): void {
  const { ctx } = target;
  over(target, { blur: 12 }, (layer) => {
    box(layer.ctx, 0, GROUND - 18, 905, 26, alpha('#01030a', 0.9));
  });
  ctx.save();
  ctx.translate(880 - 22.2 * 98, GROUND);
  ctx.scale(98, 98);
  trailer(ctx);
  tractor(ctx, { cabin: true });
  ctx.restore();
  for (const [x, y] of [
    [18.12, 4.02],
    [18.67, 3.88],
    [19.17, 3.74],
  ] as const)
    lamp(ctx, [880 - (22.2 - x) * 98, GROUND - y * 98], 4, 44, ink.amber, 0.6);
}

function light(target: Stage): void {
  const { ctx } = target;
  box(ctx, 1066, 190, 9, GROUND - 196, '#070c16');
  pill(ctx, 948, 178, 128, 11, 5, '#0b1322');
  pill(ctx, 950, 186, 66, 6, 3, ink.lamp);
  beam(target, [984, 190], [690, GROUND + 40], [1250, GROUND + 40], {
    color: '#ffc271',
    strength: 0.42,
    blur: 22,
  });
  lamp(ctx, [984, 190], 7, 230, '#ffbb60', 0.75);
  glow(ctx, [970, GROUND + 30], 400, '#ffb352', 0.5, 0.22);
  glow(ctx, [820, 560], 260, '#ffb352', 0.22);
}

function driver({ ctx }: Stage): void {
  ctx.save();
  ctx.translate(1000, GROUND + 34);
  ctx.filter = 'blur(6px)';
  disc(ctx, 18, 0, 62, 8, alpha('#01030a', 0.8));
  ctx.filter = 'none';
  ctx.scale(-118, 118);
  standingDriver(ctx, { tone: '#0a1222', rim: '#ffcb80' });
  pill(ctx, 0.42, -1.32, 0.1, 0.15, 0.03, '#f1e4c8');
  ctx.restore();
  glow(ctx, [946, GROUND - 128], 26, '#ffffff', 0.22);
}
