import { box, disc, linear, pill, type Stage } from '../kit/canvas';
import { standingDriver } from '../kit/figure';
import { beam, develop, glow, lamp } from '../kit/light';
import { lettering } from '../kit/mark';
import { alpha, ink } from '../kit/palette';
import { reflect } from '../kit/reflect';
import { front } from '../truck/front';

const GROUND = 470;
const DOORS = [
  { x: 90, number: '11' },
  { x: 400, number: '12' },
  { x: 710, number: '13' },
];

/** Draws dock 12, where a man with two lit wands guides the truck in. */
export function draw(target: Stage): void {
  const { ctx, w, h } = target;
  box(
    ctx,
    0,
    0,
    w,
    GROUND,
    linear(
      ctx,
      [0, 0],
      [0, GROUND],
      [
        [0, '#0d172c'],
        [0.5, '#1b2945'],
        [1, '#2d3b57'],
      ],
    ),
  );
  for (let x = 6; x < w; x += 20) box(ctx, x, 0, 1.5, 150, alpha('#050a15', 0.5));
  box(ctx, 0, 150, w, 6, ink.amber);
  box(
    ctx,
    0,
    GROUND,
    w,
    h,
    linear(
      ctx,
      [0, GROUND],
      [0, h],
      [
        [0, '#202c45'],
        [1, '#05080f'],
      ],
    ),
  );
  for (const door of DOORS) dock(target, door);
  board(target);
  reflect(target, { at: GROUND, to: h, opacity: 0.7, ripple: 14, stretch: 2.2, blur: 4 });
  ctx.save();
  ctx.translate(690, GROUND + 52);
  ctx.scale(83, 83);
  front(ctx, {});
  ctx.restore();
  for (const x of [-0.62, -0.31, 0, 0.31, 0.62])
    lamp(ctx, [690 + x * 83, GROUND + 52 - 3.96 * 83], 2.4, 30, ink.amber, 0.6);
  guide(target);
  develop(target, { bloom: 0.6, corners: 0.65, grain: 6 });
}

function dock(target: Stage, door: { x: number; number: string }): void {
  const { ctx } = target;
  const open = door.number === '12';
  pill(ctx, door.x - 112, 196, 224, 236, 6, '#070c17');
  box(
    ctx,
    door.x - 84,
    222,
    168,
    210,
    open
      ? linear(
          ctx,
          [0, 222],
          [0, 432],
          [
            [0, '#fff1d2'],
            [0.45, '#f4bd65'],
            [1, '#a86a25'],
          ],
        )
      : linear(
          ctx,
          [0, 222],
          [0, 432],
          [
            [0, '#46556f'],
            [1, '#202c44'],
          ],
        ),
  );
  if (open) {
    box(ctx, door.x - 62, 330, 58, 102, '#6d4718');
    box(ctx, door.x + 6, 296, 62, 136, '#7d531f');
    glow(ctx, [door.x, 330], 240, '#ffb54c', 0.4);
    glow(ctx, [door.x, GROUND + 20], 260, '#ffb04a', 0.6, 0.22);
  } else for (let y = 262; y < 432; y += 40) box(ctx, door.x - 84, y, 168, 3, '#141d30');
  for (const s of [-1, 1]) box(ctx, door.x + s * 78 - 12, 434, 24, 30, '#05080e');
  for (const [y, on] of [
    [250, !open],
    [276, open],
  ] as const) {
    const tone = y === 250 ? ink.tail : '#4fe08a';
    disc(ctx, door.x + 98, y, 7, 7, on ? tone : '#101a2c');
    if (on) glow(ctx, [door.x + 98, y], 44, tone, 0.6);
  }
  lettering(ctx, door.number, [door.x - 100, 184], {
    size: 40,
    paint: open ? ink.amber : alpha(ink.moon, 0.75),
  });
  beam(target, [door.x, 150], [door.x - 120, 470], [door.x + 120, 470], {
    color: '#ffc271',
    strength: 0.22,
    blur: 16,
  });
  lamp(ctx, [door.x, 162], 4, 90, '#ffc670', 0.7);
}

function board({ ctx }: Stage): void {
  pill(ctx, 220, 34, 360, 88, 8, '#050911');
  lettering(ctx, '21:30', [244, 102], { size: 76, paint: ink.amber, spacing: 0.04 });
  lettering(ctx, 'DOCK 12', [432, 74], { size: 32, paint: ink.moon, weight: 600, spacing: 0.08 });
  lettering(ctx, 'ON TIME', [432, 106], { size: 32, paint: '#6fe3a0', weight: 600, spacing: 0.08 });
  glow(ctx, [330, 78], 190, ink.amber, 0.18, 0.5);
}

function guide({ ctx }: Stage): void {
  ctx.save();
  ctx.translate(300, GROUND + 76);
  ctx.filter = 'blur(5px)';
  disc(ctx, 0, 2, 60, 8, alpha('#01030a', 0.85));
  ctx.filter = 'none';
  ctx.scale(112, 112);
  standingDriver(ctx, { tone: '#0a1222', rim: '#ffcb80', vest: true });
  ctx.lineCap = 'round';
  ctx.restore();
  for (const [x0, y0, x1, y1] of [
    [352, 406, 372, 350],
    [270, 448, 250, 492],
  ] as const) {
    ctx.beginPath();
    ctx.moveTo(x0, y0);
    ctx.lineTo(x1, y1);
    ctx.lineCap = 'round';
    ctx.lineWidth = 9;
    ctx.strokeStyle = '#ff7a2a';
    ctx.stroke();
    glow(ctx, [(x0 + x1) / 2, (y0 + y1) / 2], 80, '#ff8a2a', 0.7);
  }
}
