import { box, disc, linear, over, pill, type Stage } from '../kit/canvas';
import { crouching } from '../kit/figure';
import { beam, develop, glow, lamp } from '../kit/light';
import { alpha, ink } from '../kit/palette';
import { reflect } from '../kit/reflect';
import { clouds, sky, skies, stars } from '../kit/sky';
import { townLights } from '../kit/city';
import { tractor } from '../truck/tractor';
import { trailer } from '../truck/trailer';

const GROUND = 612;
const K = 150;
const LEFT = 520 - 14.55 * K;

/** Draws a driver with a flashlight who looks at the tires. */
export function draw(target: Stage): void {
  const { ctx, w, h } = target;
  sky(target, 550, skies.night);
  stars(target, 300, 120, 5);
  clouds(target, { top: 0, bottom: 380, color: '#52719f', strength: 0.5, seed: 48 });
  townLights(target, { from: 700, to: 1000, y: 538, spread: 14, count: 26, seed: 3 });
  box(
    ctx,
    0,
    550,
    w,
    h,
    linear(
      ctx,
      [0, 550],
      [0, h],
      [
        [0, '#202d48'],
        [0.4, '#141d31'],
        [1, '#05080f'],
      ],
    ),
  );
  over(target, { blur: 12 }, (layer) => {
    box(layer.ctx, 0, GROUND - 20, w, 30, alpha('#01030a', 0.9));
  });
  ctx.save();
  ctx.translate(LEFT, GROUND);
  ctx.scale(K, K);
  trailer(ctx);
  tractor(ctx);
  ctx.restore();
  box(ctx, 0, 0, w, GROUND + 20, alpha('#050a16', 0.36));
  reflect(target, { at: GROUND, to: h, opacity: 0.4, ripple: 14, stretch: 1.8, blur: 4 });
  torch(target);
  develop(target, { bloom: 0.6, corners: 0.7, grain: 6 });
}

function torch(target: Stage): void {
  const { ctx } = target;
  const wheel = [LEFT + 14.55 * K, GROUND - 0.52 * K] as const;
  const hand = [384, GROUND - 92] as const;
  over(target, { blend: 'soft-light', blur: 34 }, (layer) => {
    disc(layer.ctx, wheel[0], wheel[1], 165, 150, layerLight(layer, wheel));
  });
  beam(target, hand, [wheel[0] + 40, wheel[1] - 95], [wheel[0] + 40, wheel[1] + 84], {
    color: '#fff0cf',
    strength: 0.75,
    blur: 9,
  });
  glow(ctx, wheel, 190, '#fff0cf', 0.32);
  glow(ctx, [wheel[0] - 20, GROUND + 14], 210, '#ffe0a6', 0.45, 0.18);
  ctx.save();
  ctx.translate(300, GROUND + 36);
  ctx.filter = 'blur(6px)';
  disc(ctx, 10, 0, 100, 12, alpha('#01030a', 0.85));
  ctx.filter = 'none';
  ctx.scale(150, 150);
  crouching(ctx, { tone: '#0b1424', rim: '#8fb0e6', vest: true });
  pill(ctx, 0.48, -0.89, 0.2, 0.075, 0.03, '#1c2740');
  ctx.restore();
  lamp(ctx, hand, 8, 70, '#fff0cf', 0.9);
  for (const x of [10.8, 12]) glow(ctx, [LEFT + x * K, GROUND - 1.24 * K], 40, ink.amber, 0.5);
}

function layerLight({ ctx }: Stage, [x, y]: readonly [number, number]): CanvasGradient {
  return linear(
    ctx,
    [x - 190, y],
    [x + 190, y],
    [
      [0, alpha('#fff3d8', 1)],
      [1, alpha('#fff3d8', 0.6)],
    ],
  );
}
