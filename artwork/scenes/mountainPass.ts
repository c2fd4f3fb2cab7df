import { box, disc, fill, linear, over, type Point, type Stage } from '../kit/canvas';
import { crest, fog, forest, range, type Ridge } from '../kit/land';
import { develop, glow, lamp } from '../kit/light';
import { alpha, ink, mix } from '../kit/palette';
import { clouds, moon, sky, skies, stars } from '../kit/sky';
import { tractor } from '../truck/tractor';
import { trailer } from '../truck/trailer';

const FAR: Ridge = {
  base: 470,
  height: 420,
  wave: 330,
  seed: 22,
  sharp: 0.95,
  color: '#1b3056',
  mist: '#5c7aa6',
  lit: '#b9cdec',
};

/** The way over the pass: bends climbing the valley, a truck on the nearest of them. */
export function draw(target: Stage): void {
  const { ctx, w, h } = target;
  sky(target, 470, skies.night);
  stars(target, 330, 380, 27);
  clouds(target, { top: 0, bottom: 330, color: '#5878ab', strength: 0.4, seed: 10 });
  moon(target, 770, 104, 20);
  range(target, FAR);
  range(target, {
    base: 600,
    height: 350,
    wave: 260,
    seed: 67,
    sharp: 0.7,
    color: '#142543',
    mist: '#3a5683',
    lit: '#6d88b5',
  });
  fog(target, 380, 540, '#8ba6cc', 0.4);
  box(ctx, 0, 600, w, h, '#1d3355');
  slope(
    target,
    { base: 640, height: 390, wave: 520, seed: 41, color: '#10203c', mist: '#1d3355' },
    34,
    '#0d1a33',
  );
  bends(target);
  fog(target, 520, 640, '#6f8bb8', 0.22);
  road(target);
  rig(target);
  forest(target, {
    base: (x) => h + 22 + Math.abs(x - 640) * -0.02,
    height: 88,
    gap: 22,
    color: '#04070e',
    seed: 3,
  });
  box(ctx, 0, h - 20, w, 20, '#04070e');
  develop(target, { bloom: 0.55, corners: 0.6, grain: 6 });
}

function slope(target: Stage, ridge: Ridge, tall: number, color: string): void {
  range(target, ridge);
  for (const down of [0, 26, 58, 96, 140])
    forest(target, {
      base: (x) => ridge.base - crest(ridge, x, target.w) + down + 6,
      height: tall + down * 0.12,
      gap: 9 + down * 0.06,
      color: mix(color, '#0a1426', down / 140),
      seed: 50 + down,
    });
}

/** The road's bends on the far slope, drawn by the lights that travel them. */
function bends(target: Stage): void {
  const path = (ctx: CanvasRenderingContext2D) => {
    ctx.beginPath();
    ctx.moveTo(1010, 648);
    ctx.bezierCurveTo(830, 632, 700, 628, 640, 604);
    ctx.bezierCurveTo(596, 584, 650, 570, 760, 562);
    ctx.bezierCurveTo(850, 554, 862, 540, 800, 530);
    ctx.bezierCurveTo(700, 516, 640, 510, 668, 494);
    ctx.bezierCurveTo(690, 482, 760, 480, 744, 466);
  };
  const { ctx } = target;
  ctx.lineCap = 'round';
  path(ctx);
  ctx.lineWidth = 9;
  ctx.strokeStyle = '#26344f';
  ctx.stroke();
  over(target, { blur: 7, blend: 'lighter' }, (layer) => {
    path(layer.ctx);
    layer.ctx.lineWidth = 9;
    layer.ctx.strokeStyle = alpha(ink.amber, 0.8);
    layer.ctx.stroke();
  });
  path(ctx);
  ctx.lineWidth = 2.2;
  ctx.strokeStyle = '#ffdf9f';
  ctx.stroke();
}

function road({ ctx, w, h }: Stage): void {
  const edge: Point[] = [
    [0, 640],
    [300, 654],
    [w, 640],
  ];
  fill(
    ctx,
    [...edge, [w, h], [0, h]],
    linear(
      ctx,
      [0, 640],
      [0, h],
      [
        [0, '#2a3752'],
        [0.4, '#151e31'],
        [1, '#05080f'],
      ],
    ),
  );
  box(
    ctx,
    0,
    624,
    w,
    9,
    linear(
      ctx,
      [0, 624],
      [0, 633],
      [
        [0, '#7688aa'],
        [1, '#1a2438'],
      ],
    ),
  );
  for (let x = 10; x < w; x += 64) {
    box(ctx, x, 626, 5, 30, '#0a1120');
    box(ctx, x, 627, 4, 4, ink.amber);
  }
  box(ctx, 0, 716, w, 3, alpha('#d7e1f2', 0.35));
}

function rig(target: Stage): void {
  const { ctx } = target;
  const K = 29;
  const left = 92;
  const foot = 690;
  over(target, { blur: 7 }, (layer) => {
    box(layer.ctx, left, foot - 10, 22 * K, 14, alpha('#01030a', 0.9));
  });
  ctx.save();
  ctx.translate(left, foot);
  ctx.scale(K, K);
  trailer(ctx, 'van', true);
  tractor(ctx, { turning: true });
  ctx.restore();
  const x = left + 22.1 * K;
  const y = foot - 1.34 * K;
  over(target, { blur: 10, blend: 'lighter' }, (layer) => {
    const cone = linear(
      layer.ctx,
      [x, 0],
      [x + 260, 0],
      [
        [0, alpha(ink.lamp, 0.8)],
        [0.4, alpha(ink.lamp, 0.2)],
        [1, alpha(ink.lamp, 0)],
      ],
    );
    fill(
      layer.ctx,
      [
        [x - 2, y - 3],
        [x + 260, y - 26],
        [x + 260, y + 74],
        [x - 2, y + 5],
      ],
      cone,
    );
  });
  lamp(ctx, [x, y], 5, 90, ink.lamp, 0.85);
  glow(ctx, [x + 110, foot + 4], 190, ink.lamp, 0.5, 0.14);
  for (const px of [18.1, 18.67, 19.17])
    lamp(ctx, [left + px * K, foot - (4.02 - (px - 18) * 0.27) * K], 1.4, 16, ink.amber, 0.7);
  for (const px of [0.1, 8.1, 15.8]) disc(ctx, left + px * K, foot - 1.2 * K, 2, 2, ink.amber);
  lamp(ctx, [left + 3, foot - 1.15 * K], 2, 40, ink.tail, 0.8);
}
