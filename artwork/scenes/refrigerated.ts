import { box, disc, linear, over, pill, type Stage } from '../kit/canvas';
import { fog, forest, range } from '../kit/land';
import { develop, glow, lamp } from '../kit/light';
import { lettering } from '../kit/mark';
import { alpha, ink } from '../kit/palette';
import { seeded } from '../kit/random';
import { clouds, sky, skies } from '../kit/sky';
import { tractor } from '../truck/tractor';
import { trailer } from '../truck/trailer';

const GROUND = 500;
const K = 78;
const LEFT = 700 - 20.9 * K;

/** Draws a refrigerated trailer in the snow. */
export function draw(target: Stage): void {
  const { ctx, w, h } = target;
  sky(target, 430, skies.night);
  clouds(target, { top: 0, bottom: 360, color: '#7d9cc9', strength: 0.6, seed: 24 });
  range(target, {
    base: 440,
    height: 230,
    wave: 230,
    seed: 64,
    sharp: 0.8,
    color: '#23406b',
    mist: '#7d9cc9',
    lit: '#dbe7fb',
  });
  forest(target, { base: () => 466, height: 96, gap: 12, color: '#10203c', seed: 8 });
  fog(target, 370, 500, '#a9c2e6', 0.4);
  box(
    ctx,
    0,
    446,
    w,
    h,
    linear(
      ctx,
      [0, 446],
      [0, h],
      [
        [0, '#9fb8dc'],
        [0.35, '#5d7aa8'],
        [1, '#1b2b4a'],
      ],
    ),
  );
  over(target, { blur: 10 }, (layer) => {
    box(layer.ctx, -10, GROUND - 10, 690, 22, alpha('#081226', 0.85));
  });
  rig(target);
  ruts(target);
  breath(target);
  snow(target);
  develop(target, { bloom: 0.55, corners: 0.5, grain: 6 });
}

function rig(target: Stage): void {
  const { ctx } = target;
  ctx.save();
  ctx.translate(LEFT, GROUND);
  ctx.scale(K, K);
  trailer(ctx, 'reefer');
  pill(ctx, 14.1, -2.02, 1.7, 0.62, 0.08, '#0c1a36');
  lettering(ctx, '-18 °C', [14.95, -1.53], {
    size: 0.52,
    paint: '#bfe0ff',
    align: 'center',
    spacing: 0.05,
  });
  tractor(ctx, { cabin: true });
  for (const [x, y, wide] of [
    [12, -4.13, 4.2],
    [17.1, -4.1, 1.6],
  ] as const)
    pill(ctx, x, y, wide, 0.12, 0.06, '#eaf2ff');
  ctx.restore();
  glow(ctx, [LEFT + 14.95 * K, GROUND - 1.7 * K], 100, '#8cc4ff', 0.4);
  for (const [x, y] of [
    [18.12, 4.02],
    [18.67, 3.88],
    [19.17, 3.74],
  ] as const)
    lamp(ctx, [LEFT + x * K, GROUND - y * K], 3, 40, ink.amber, 0.7);
  lamp(ctx, [LEFT + 22 * K, GROUND - 1.34 * K], 8, 190, ink.lamp, 0.85);
}

function ruts({ ctx }: Stage): void {
  for (const [y, tall, tone] of [
    [GROUND + 2, 10, 0.35],
    [GROUND + 44, 16, 0.28],
    [GROUND + 78, 22, 0.2],
  ] as const)
    pill(ctx, -40, y, 900, tall, tall / 2, alpha('#14233f', tone));
}

function breath(target: Stage): void {
  over(target, { blur: 16, blend: 'screen', opacity: 0.85 }, ({ ctx }) => {
    const random = seeded(4);
    for (let i = 0; i < 46; i += 1) {
      const t = random();
      const x = LEFT + 16.5 * K - t * 330 + random() * 40;
      disc(
        ctx,
        x,
        GROUND - 300 - t * 70 + random() * 60,
        14 + t * 40,
        9 + t * 20,
        alpha('#b9d4f7', 0.12 * (1.2 - t)),
      );
    }
  });
}

function snow({ ctx, w, h }: Stage): void {
  const random = seeded(77);
  for (let i = 0; i < 420; i += 1) {
    const depth = random() ** 3;
    const size = 0.7 + depth * 4.4;
    ctx.save();
    if (size > 2.6) ctx.filter = `blur(${size * 0.5}px)`;
    disc(ctx, random() * w, random() * h, size, size * 1.15, alpha('#eef5ff', 0.75 - depth * 0.4));
    ctx.restore();
  }
}
