import { box, linear, over, type Ctx, type Stage } from '../kit/canvas';
import { bust } from '../kit/figure';
import { fog, forest } from '../kit/land';
import { beam, develop, glow, lamp } from '../kit/light';
import { alpha, ink } from '../kit/palette';
import { seeded } from '../kit/random';
import { reflect } from '../kit/reflect';
import { clouds, sky, skies } from '../kit/sky';
import { front } from '../truck/front';

const GROUND = 536;
const K = 124;

/** Two drivers in one lit cab, the rain in its headlights. */
export function draw(target: Stage): void {
  const { ctx, w, h } = target;
  sky(target, 470, skies.night);
  clouds(target, { top: 0, bottom: 400, color: '#52719f', strength: 0.6, seed: 44 });
  forest(target, { base: () => 480, height: 210, gap: 20, color: '#132442', seed: 71 });
  fog(target, 300, 520, '#7892bd', 0.4);
  forest(target, {
    base: (x) => 500 + Math.abs(x - 400) * 0.05,
    height: 330,
    gap: 46,
    color: '#0a1426',
    seed: 18,
  });
  fog(target, 380, 560, '#5f7bab', 0.3);
  box(
    ctx,
    0,
    GROUND - 50,
    w,
    h,
    linear(
      ctx,
      [0, GROUND - 50],
      [0, h],
      [
        [0, '#1c2942'],
        [1, '#05080f'],
      ],
    ),
  );
  ctx.save();
  ctx.translate(400, GROUND);
  ctx.scale(K, K);
  front(ctx, { lights: true, inside: cabin });
  ctx.restore();
  reflect(target, { at: GROUND, to: h, opacity: 0.6, ripple: 20, stretch: 2.6, blur: 3 });
  lights(target);
  rain(target);
  develop(target, { bloom: 0.55, corners: 0.6, grain: 6 });
}

function cabin(ctx: Ctx): void {
  box(
    ctx,
    -1.3,
    -3.4,
    2.6,
    1.3,
    linear(
      ctx,
      [0, -3.3],
      [0, -2.2],
      [
        [0, '#ffd694'],
        [0.5, '#d8923c'],
        [1, '#5a3510'],
      ],
    ),
  );
  for (const [x, cap] of [
    [-0.54, true],
    [0.56, false],
  ] as const) {
    ctx.save();
    ctx.translate(x, -2.3);
    ctx.scale(0.98, 0.98);
    bust(ctx, { tone: '#170f0a', rim: '#ffe2ae', cap });
    ctx.restore();
  }
  ctx.beginPath();
  ctx.ellipse(0.56, -2.24, 0.28, 0.2, 0, 0, Math.PI * 2);
  ctx.lineWidth = 0.045;
  ctx.strokeStyle = '#0a0705';
  ctx.stroke();
}

function lights(target: Stage): void {
  const { ctx } = target;
  for (const s of [-1, 1]) {
    const at = [400 + s * 0.96 * K, GROUND - 1.18 * K] as const;
    beam(target, at, [at[0] + s * 60 - 260, 640], [at[0] + s * 60 + 260, 640], {
      color: ink.lamp,
      strength: 0.4,
      blur: 26,
    });
    lamp(ctx, at, 15, 210, ink.lamp, 0.85);
    glow(ctx, at, 360, ink.lamp, 0.5, 0.06);
  }
  for (const x of [-0.62, -0.31, 0, 0.31, 0.62])
    lamp(ctx, [400 + x * K, GROUND - 3.95 * K], 3.4, 40, ink.amber, 0.7);
  glow(ctx, [400, GROUND - 2.7 * K], 220, '#ffb85c', 0.3, 0.7);
  glow(ctx, [400, GROUND + 30], 380, ink.lamp, 0.35, 0.18);
}

function rain(target: Stage): void {
  over(target, { blend: 'screen', blur: 0.6 }, ({ ctx, w, h }) => {
    const random = seeded(6);
    for (let i = 0; i < 620; i += 1) {
      const x = random() * w;
      const y = random() * h;
      const long = 8 + random() * 22;
      ctx.beginPath();
      ctx.moveTo(x, y);
      ctx.lineTo(x - long * 0.16, y + long);
      ctx.lineWidth = 0.6 + random();
      ctx.strokeStyle = alpha('#c7d8f5', 0.08 + random() * 0.22);
      ctx.stroke();
    }
  });
}
