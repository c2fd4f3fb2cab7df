import { box, disc, linear, over, pill, radial, type Ctx, type Stage } from '../kit/canvas';
import { develop, glow, lamp } from '../kit/light';
import { lettering } from '../kit/mark';
import { alpha, ink } from '../kit/palette';
import { seeded } from '../kit/random';
import { sky, skies } from '../kit/sky';

/** Draws a close-up of a trailer's refrigeration unit. */
export function draw(target: Stage): void {
  const { ctx } = target;
  night(target);
  ctx.beginPath();
  ctx.roundRect(150, -60, 700, 1000, 26);
  ctx.fillStyle = linear(
    ctx,
    [150, 0],
    [850, 0],
    [
      [0, '#4c6189'],
      [0.06, '#aebfd8'],
      [0.5, '#8195b6'],
      [0.94, '#627698'],
      [1, '#26344f'],
    ],
  );
  ctx.fill();
  for (const y of [40, 110])
    for (let x = 186; x < 840; x += 36) disc(ctx, x, y - 22, 2.4, 2.4, alpha('#1a2740', 0.6));
  drawShell(ctx);
  fan(ctx, 366, 330, 118);
  fan(ctx, 634, 330, 118);
  louvres(ctx);
  display(target);
  dusk(target);
  frost(target);
  cold(target);
  develop(target, { bloom: 0.4, corners: 0.7, grain: 6 });
}

function dusk({ ctx, w, h }: Stage): void {
  ctx.save();
  ctx.globalCompositeOperation = 'multiply';
  ctx.fillStyle = radial(ctx, [560, 520], 720, [
    [0, '#d3dcec'],
    [0.4, '#8b9ab6'],
    [1, '#1b2538'],
  ]);
  ctx.fillRect(0, 0, w, h);
  ctx.restore();
  glow(ctx, [648, 564], 230, '#6fb6ff', 0.5, 0.6);
}

function night(target: Stage): void {
  const { ctx, w, h } = target;
  sky(target, h, skies.night);
  const random = seeded(31);
  for (let i = 0; i < 26; i += 1) {
    const x = random() < 0.5 ? random() * 150 : 850 + random() * 150;
    const r = 8 + random() * 22;
    const tone = random() < 0.7 ? ink.amber : '#9db8ee';
    const y = 250 + random() * 330;
    disc(ctx, x, y, r, r, alpha(tone, 0.14 + random() * 0.22));
  }
  box(
    ctx,
    0,
    640,
    w,
    120,
    linear(
      ctx,
      [0, 600],
      [0, 750],
      [
        [0, alpha('#05080f', 0)],
        [1, '#05080f'],
      ],
    ),
  );
}

function drawShell(ctx: Ctx): void {
  ctx.beginPath();
  ctx.roundRect(204, 136, 592, 560, [56, 56, 26, 26]);
  ctx.fillStyle = linear(
    ctx,
    [204, 136],
    [796, 700],
    [
      [0, '#eef4ff'],
      [0.3, '#b5c5de'],
      [0.7, '#7386a8'],
      [1, '#33435f'],
    ],
  );
  ctx.fill();
  ctx.lineWidth = 3;
  ctx.strokeStyle = alpha('#ffffff', 0.6);
  ctx.stroke();
  lettering(ctx, 'LINEHAUL', [500, 190], {
    size: 40,
    paint: '#0d1a33',
    align: 'center',
    spacing: 0.22,
  });
  box(ctx, 204, 474, 592, 7, ink.amber);
  box(ctx, 498, 484, 4, 212, alpha('#1a2740', 0.6));
  for (const x of [222, 770]) for (const y of [500, 668]) disc(ctx, x, y, 5, 5, '#3a4a66');
}

function fan(ctx: Ctx, x: number, y: number, r: number): void {
  disc(
    ctx,
    x,
    y,
    r + 12,
    r + 12,
    linear(
      ctx,
      [x, y - r],
      [x, y + r],
      [
        [0, '#47587a'],
        [1, '#d5e1f4'],
      ],
    ),
  );
  disc(
    ctx,
    x,
    y,
    r,
    r,
    radial(ctx, [x, y], r, [
      [0, '#1a2740'],
      [0.7, '#0a1222'],
      [1, '#04070d'],
    ]),
  );
  for (let i = 0; i < 7; i += 1) {
    ctx.save();
    ctx.translate(x, y);
    ctx.rotate((i / 7) * Math.PI * 2 + x);
    ctx.beginPath();
    ctx.moveTo(12, -6);
    ctx.bezierCurveTo(40, -46, 86, -50, r - 8, -18);
    ctx.bezierCurveTo(80, -16, 44, 6, 12, 8);
    ctx.fillStyle = linear(
      ctx,
      [0, -40],
      [60, 10],
      [
        [0, '#5c719a'],
        [1, '#141e34'],
      ],
    );
    ctx.fill();
    ctx.restore();
  }
  for (let ring = 26; ring < r; ring += 18) {
    ctx.beginPath();
    ctx.arc(x, y, ring, 0, Math.PI * 2);
    ctx.lineWidth = 2.4;
    ctx.strokeStyle = alpha('#c9d8f2', 0.5);
    ctx.stroke();
  }
  for (const a of [0.4, 1.45, 2.5]) box0(ctx, x, y, r, a);
  disc(
    ctx,
    x,
    y,
    22,
    22,
    linear(
      ctx,
      [x, y - 22],
      [x, y + 22],
      [
        [0, '#dbe7fb'],
        [1, '#4a5b7c'],
      ],
    ),
  );
}

function box0(ctx: Ctx, x: number, y: number, r: number, angle: number): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(angle);
  box(ctx, -r, -2, r * 2, 4, alpha('#c9d8f2', 0.6));
  ctx.restore();
}

function louvres(ctx: Ctx): void {
  pill(ctx, 240, 506, 226, 164, 10, '#0a1222');
  for (let i = 0; i < 9; i += 1)
    pill(
      ctx,
      252,
      516 + i * 17,
      202,
      9,
      4,
      linear(
        ctx,
        [0, 516 + i * 17],
        [0, 525 + i * 17],
        [
          [0, '#b5c5de'],
          [1, '#3a4a66'],
        ],
      ),
    );
}

function display({ ctx }: Stage): void {
  pill(ctx, 536, 506, 226, 164, 12, '#070c17');
  pill(ctx, 548, 518, 202, 92, 6, '#06132a');
  lettering(ctx, '-18.0', [560, 598], { size: 80, paint: '#a9d8ff', spacing: 0.02 });
  lettering(ctx, '°C', [708, 556], { size: 30, paint: '#a9d8ff', weight: 600 });
  glow(ctx, [648, 564], 180, '#6fb6ff', 0.4, 0.6);
  for (const [x, tone] of [
    [566, '#4fe08a'],
    [596, ink.amber],
    [626, '#26344f'],
  ] as const)
    disc(ctx, x, 640, 7, 7, tone);
  lamp(ctx, [596, 640], 4, 40, ink.amber, 0.6);
  for (const x of [664, 700, 736]) pill(ctx, x - 12, 630, 26, 20, 5, '#2a3955');
}

function frost(target: Stage): void {
  const random = seeded(9);
  const { ctx } = target;
  for (let i = 0; i < 1500; i += 1) {
    const edge = random() ** 3;
    const left = random() < 0.5;
    const x = left ? 204 + edge * 180 : 796 - edge * 180;
    const y = 150 + random() * 540;
    disc(ctx, x, y, 0.6 + random() * 2, 0.6 + random() * 2, alpha('#f3f8ff', 0.1 + random() * 0.3));
  }
}

function cold(target: Stage): void {
  over(target, { blur: 26, blend: 'screen', opacity: 0.8 }, ({ ctx }) => {
    const random = seeded(18);
    for (let i = 0; i < 60; i += 1) {
      const t = random();
      disc(
        ctx,
        120 + random() * 800,
        640 + t * 90,
        40 + random() * 80,
        16 + random() * 26,
        alpha('#b9d4f7', 0.16),
      );
    }
    for (let i = 0; i < 16; i += 1)
      disc(ctx, 300 + random() * 420, 280 + random() * 160, 50, 24, alpha('#b9d4f7', 0.05));
  });
}
