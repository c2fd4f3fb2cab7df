import { box, line, linear, over, type Stage } from '../kit/canvas';
import { fog, range } from '../kit/land';
import { develop, glow, lamp } from '../kit/light';
import { alpha, ink } from '../kit/palette';
import { seeded } from '../kit/random';
import { reflect } from '../kit/reflect';
import { clouds, sky, skies } from '../kit/sky';
import { flatbed, timber } from '../truck/flatbed';
import { tractor } from '../truck/tractor';

const GROUND = 500;
const K = 45;
const LEFT = -150;

/** Draws lumber on a flatbed at dawn, in front of a construction site. */
export function draw(target: Stage): void {
  const { ctx, w, h } = target;
  sky(target, 440, skies.dusk);
  clouds(target, { top: 20, bottom: 420, color: '#ffb45a', strength: 0.8, seed: 62 });
  glow(ctx, [300, 430], 420, ink.amber, 0.7, 0.5);
  range(target, {
    base: 446,
    height: 90,
    wave: 200,
    seed: 15,
    sharp: 0.3,
    color: '#3b3a55',
    mist: '#a3744f',
  });
  frame(target, 40, 5, 7);
  frame(target, 520, 4, 4);
  crane(target, 300, 40);
  crane(target, 640, 120);
  fog(target, 330, 480, '#ffbf73', 0.3);
  box(
    ctx,
    0,
    444,
    w,
    h,
    linear(
      ctx,
      [0, 444],
      [0, h],
      [
        [0, '#4c4350'],
        [0.3, '#20243a'],
        [1, '#06080f'],
      ],
    ),
  );
  over(target, { blur: 9 }, (layer) => {
    box(layer.ctx, 0, GROUND - 12, w - 20, 18, alpha('#01030a', 0.9));
  });
  ctx.save();
  ctx.translate(LEFT, GROUND);
  ctx.scale(K, K);
  flatbed(ctx, timber);
  tractor(ctx);
  ctx.restore();
  reflect(target, { at: GROUND, to: h, opacity: 0.4, ripple: 14, stretch: 1.6, blur: 4 });
  for (const x of [18.12, 18.67, 19.17])
    lamp(ctx, [LEFT + x * K, GROUND - (4.02 - (x - 18) * 0.27) * K], 2, 26, ink.amber, 0.7);
  for (const x of [5.28, 8.08, 10.88])
    lamp(ctx, [LEFT + x * K, GROUND - 1.2 * K], 1.6, 20, ink.amber, 0.6);
  develop(target, { bloom: 0.5, corners: 0.6, grain: 6 });
}

function frame({ ctx }: Stage, x: number, columns: number, floors: number): void {
  const random = seeded(x);
  for (let f = 0; f <= floors; f += 1)
    box(ctx, x - 4, 440 - f * 40, columns * 44 + 8, 5, '#1a2138');
  for (let c = 0; c <= columns; c += 1)
    box(ctx, x + c * 44, 440 - floors * 40, 5, floors * 40, '#1a2138');
  for (let f = 0; f < floors; f += 1)
    for (let c = 0; c < columns; c += 1)
      if (random() < 0.18) glow(ctx, [x + c * 44 + 24, 440 - f * 40 - 22], 30, ink.lamp, 0.7);
}

function crane({ ctx }: Stage, x: number, top: number): void {
  const tone = '#1a2138';
  for (const side of [-5, 5])
    line(
      ctx,
      [
        [x + side, 444],
        [x + side, top],
      ],
      2,
      tone,
    );
  for (let y = top; y < 440; y += 12)
    line(
      ctx,
      [
        [x - 5, y],
        [x + 5, y + 12],
      ],
      1.4,
      tone,
    );
  line(
    ctx,
    [
      [x - 60, top + 14],
      [x + 190, top + 14],
    ],
    3,
    tone,
  );
  line(
    ctx,
    [
      [x - 60, top + 6],
      [x, top - 22],
      [x + 190, top + 10],
    ],
    1.4,
    tone,
  );
  box(ctx, x - 62, top + 14, 24, 16, tone);
  line(
    ctx,
    [
      [x + 140, top + 14],
      [x + 140, top + 96],
    ],
    1.2,
    tone,
  );
  lamp(ctx, [x, top - 22], 2, 22, ink.tail, 0.8);
}
