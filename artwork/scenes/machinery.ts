import { box, fill, linear, over, type Stage } from '../kit/canvas';
import { townLights } from '../kit/city';
import { fog } from '../kit/land';
import { beam, develop, glow, lamp } from '../kit/light';
import { alpha, ink } from '../kit/palette';
import { seeded } from '../kit/random';
import { reflect } from '../kit/reflect';
import { clouds, sky, skies, stars } from '../kit/sky';
import { excavator } from '../truck/excavator';
import { flatbed } from '../truck/flatbed';
import { tractor } from '../truck/tractor';

const GROUND = 494;
const K = 60;
const LEFT = -140;

/** Draws an excavator chained to a flatbed at night, in front of a construction site. */
export function draw(target: Stage): void {
  const { ctx, w, h } = target;
  sky(target, 440, skies.city);
  stars(target, 200, 90, 9);
  clouds(target, { top: 0, bottom: 340, color: '#4d6796', strength: 0.5, seed: 37 });
  works(target);
  townLights(target, { from: 0, to: w, y: 430, spread: 8, count: 60, seed: 8 });
  fog(target, 340, 480, '#c79a63', 0.22);
  box(
    ctx,
    0,
    440,
    w,
    h,
    linear(
      ctx,
      [0, 440],
      [0, h],
      [
        [0, '#2a3650'],
        [0.3, '#151e31'],
        [1, '#05080f'],
      ],
    ),
  );
  over(target, { blur: 10 }, (layer) => {
    box(layer.ctx, 0, GROUND - 14, w, 22, alpha('#01030a', 0.9));
  });
  ctx.save();
  ctx.translate(LEFT, GROUND);
  ctx.scale(K, K);
  flatbed(ctx, excavator);
  tractor(ctx);
  ctx.restore();
  reflect(target, { at: GROUND, to: h, opacity: 0.45, ripple: 14, stretch: 1.8, blur: 4 });
  beam(target, [150, 60], [-60, 520], [420, 520], { color: '#ffc271', strength: 0.4, blur: 24 });
  lamp(ctx, [150, 60], 6, 190, '#ffbb60', 0.75);
  for (const x of [5.28, 8.08, 10.88])
    lamp(ctx, [LEFT + x * K, GROUND - 1.2 * K], 2, 26, ink.amber, 0.6);
  develop(target, { bloom: 0.5, corners: 0.6, grain: 6 });
}

function works({ ctx }: Stage): void {
  const random = seeded(20);
  const tone = '#121d35';
  for (let i = 0; i < 7; i += 1) {
    const x = i * 120 - 30;
    fill(
      ctx,
      [
        [x, 440],
        [x, 330],
        [x + 40, 286],
        [x + 40, 330],
        [x + 80, 286],
        [x + 80, 330],
        [x + 120, 286],
        [x + 120, 440],
      ],
      tone,
    );
    for (let n = 0; n < 5; n += 1)
      if (random() < 0.6)
        box(ctx, x + 8 + n * 22, 362, 13, 26, alpha(ink.glow, 0.35 + random() * 0.4));
  }
  for (const [x, top] of [
    [470, 110],
    [540, 150],
    [700, 90],
  ] as const) {
    fill(
      ctx,
      [
        [x, 330],
        [x + 5, top],
        [x + 23, top],
        [x + 28, 330],
      ],
      tone,
    );
    box(ctx, x + 4, top + 16, 20, 6, alpha(ink.tail, 0.5));
    lamp(ctx, [x + 14, top], 2.4, 26, ink.tail, 0.8);
    for (let s = 0; s < 14; s += 1)
      glow(ctx, [x + 14 + s * 9 + random() * 10, top - 14 - s * 7], 18 + s * 4, '#8ba6cc', 0.09);
  }
}
