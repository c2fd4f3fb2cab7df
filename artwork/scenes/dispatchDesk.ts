import { box, disc, linear, line, pill, type Ctx, type Point, type Stage } from '../kit/canvas';
import { skyline, townLights } from '../kit/city';
import { develop, glow, lamp } from '../kit/light';
import { lettering } from '../kit/mark';
import { alpha, ink } from '../kit/palette';
import { seeded } from '../kit/random';
import { clouds, sky, skies } from '../kit/sky';

const DESK = 560;

/** Draws the night dispatcher in front of three screens with maps. The city is behind the window. */
export function draw(target: Stage): void {
  const { ctx, w, h } = target;
  sky(target, 400, skies.city);
  clouds(target, { top: 0, bottom: 300, color: '#45608f', strength: 0.5, seed: 33 });
  skyline(target, {
    from: -20,
    to: 560,
    base: 404,
    height: 190,
    color: '#13203a',
    seed: 14,
    lit: 0.36,
    window: 2.4,
  });
  skyline(target, {
    from: 480,
    to: 1030,
    base: 404,
    height: 260,
    color: '#0f1a31',
    seed: 27,
    lit: 0.34,
    window: 2.8,
  });
  townLights(target, { from: 0, to: w, y: 396, spread: 10, count: 90, seed: 5 });
  box(ctx, 0, 400, w, 200, '#0a1120');
  for (const x of [-6, 326, 660, 992]) box(ctx, x, 0, 14, 420, '#070c16');
  box(ctx, 0, 60, w, 10, '#070c16');
  box(
    ctx,
    0,
    DESK,
    w,
    h,
    linear(
      ctx,
      [0, DESK],
      [0, h],
      [
        [0, '#2b3347'],
        [0.06, '#161d2d'],
        [1, '#04060b'],
      ],
    ),
  );
  screen(target, 60, 250, 270, 190, -0.05, 3);
  screen(target, 670, 250, 270, 190, 0.05, 9);
  screen(target, 322, 214, 356, 236, 0, 21);
  deskLamp(target);
  things(ctx);
  dispatcher(target);
  develop(target, { bloom: 0.6, corners: 0.65, grain: 6 });
}

function screen(
  target: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  slant: number,
  seed: number,
): void {
  const { ctx } = target;
  box(ctx, x + w / 2 - 12, y + h, 24, DESK - y - h, '#05080f');
  pill(ctx, x + w / 2 - 60, DESK - 8, 120, 12, 6, '#05080f');
  ctx.save();
  ctx.transform(1, slant, 0, 1, 0, -slant * (x + w / 2));
  pill(ctx, x - 9, y - 9, w + 18, h + 18, 8, '#04070d');
  ctx.beginPath();
  ctx.rect(x, y, w, h);
  ctx.fillStyle = linear(
    ctx,
    [x, y],
    [x + w, y + h],
    [
      [0, '#17325f'],
      [1, '#0c1c3a'],
    ],
  );
  ctx.fill();
  ctx.clip();
  map(ctx, x, y, w, h, seed);
  ctx.restore();
  glow(ctx, [x + w / 2, y + h / 2], w * 0.85, '#5d8ee6', 0.3, 0.8);
  glow(ctx, [x + w / 2, DESK + 18], w * 0.7, '#6d9af0', 0.32, 0.16);
}

function map(ctx: Ctx, x: number, y: number, w: number, h: number, seed: number): void {
  const random = seeded(seed);
  const spot = (): Point => [x + 20 + random() * (w - 40), y + 36 + random() * (h - 56)];
  const towns = Array.from({ length: 11 }, spot);
  ctx.lineJoin = 'round';
  for (const a of towns)
    for (const b of towns)
      if (Math.hypot(a[0] - b[0], a[1] - b[1]) < w * 0.36)
        line(ctx, [a, b], 1, alpha('#6f9be6', 0.3));
  for (const [i, tone] of [
    [0, ink.amber],
    [3, '#8fc0ff'],
    [6, ink.amber],
  ] as const) {
    const path = [towns[i], towns[i + 1], towns[i + 2], towns[i + 4]].filter(
      (p) => p !== undefined,
    );
    line(ctx, path, 3, tone);
    const end = path.at(-1);
    if (end) glow(ctx, end, 26, tone, 0.8);
  }
  for (const town of towns) disc(ctx, town[0], town[1], 3, 3, '#dbe7fb');
  box(ctx, x, y, w, 22, alpha('#050a16', 0.65));
  lettering(ctx, 'LINEHAUL DISPATCH', [x + 9, y + 17], {
    size: 15,
    paint: ink.mist,
    weight: 600,
    spacing: 0.08,
  });
  for (let i = 0; i < 4; i += 1) {
    box(ctx, x + w - 84, y + 36 + i * 24, 74, 17, alpha('#050a16', 0.7));
    box(
      ctx,
      x + w - 79,
      y + 42 + i * 24,
      20 + random() * 44,
      5,
      i === 1 ? ink.amber : alpha('#b9d0f7', 0.8),
    );
  }
}

function deskLamp(target: Stage): void {
  const { ctx } = target;
  line(
    ctx,
    [
      [962, DESK + 6],
      [930, 420],
      [872, 372],
    ],
    7,
    '#05080e',
  );
  pill(ctx, 918, DESK - 4, 92, 14, 7, '#05080e');
  ctx.save();
  ctx.translate(862, 376);
  ctx.rotate(0.5);
  pill(ctx, -42, -14, 84, 28, 14, '#0a1120');
  pill(ctx, -32, 8, 64, 7, 3, ink.lamp);
  ctx.restore();
  lamp(ctx, [856, 392], 6, 150, '#ffbb60', 0.7);
  glow(ctx, [820, DESK + 30], 300, '#ffb352', 0.6, 0.25);
}

function things(ctx: Ctx): void {
  pill(ctx, 770, 548, 46, 50, 6, '#0c1220');
  ctx.beginPath();
  ctx.arc(770, 572, 14, Math.PI / 2, Math.PI * 1.5);
  ctx.lineWidth = 6;
  ctx.strokeStyle = '#0c1220';
  ctx.stroke();
  box(ctx, 812, 552, 3, 42, alpha('#ffcf7a', 0.8));
  for (const [x, y, turn] of [
    [860, 618, 0.1],
    [885, 628, -0.06],
  ] as const) {
    ctx.save();
    ctx.translate(x, y);
    ctx.rotate(turn);
    ctx.transform(1, 0, -0.5, 1, 0, 0);
    box(ctx, 0, 0, 110, 34, '#c9b48c');
    for (let i = 0; i < 4; i += 1) box(ctx, 10, 6 + i * 6, 74, 2, alpha('#3a3020', 0.6));
    ctx.restore();
  }
}

function dispatcher(target: Stage): void {
  const { ctx } = target;
  const body = (tone: string) => {
    ctx.beginPath();
    ctx.moveTo(300, 760);
    ctx.bezierCurveTo(304, 600, 350, 548, 448, 526);
    ctx.lineTo(472, 498);
    ctx.lineTo(528, 498);
    ctx.lineTo(552, 526);
    ctx.bezierCurveTo(650, 548, 696, 600, 700, 760);
    ctx.fillStyle = tone;
    ctx.fill();
    disc(ctx, 500, 432, 62, 78, tone);
    disc(ctx, 500, 404, 68, 62, tone);
  };
  ctx.save();
  ctx.translate(4, -4);
  body('#86abef');
  ctx.restore();
  body('#070c17');
  ctx.beginPath();
  ctx.arc(500, 410, 76, Math.PI * 1.06, Math.PI * 1.94);
  ctx.lineWidth = 9;
  ctx.strokeStyle = '#1b2640';
  ctx.stroke();
  for (const x of [418, 562]) pill(ctx, x, 402, 22, 56, 10, '#1b2640');
  line(
    ctx,
    [
      [574, 452],
      [590, 488],
      [566, 508],
    ],
    4,
    '#1b2640',
  );
  disc(ctx, 566, 508, 5, 5, ink.amber);
  pill(ctx, 352, 618, 296, 150, 36, '#0b1222');
  pill(ctx, 352, 618, 296, 6, 3, alpha('#5d83c9', 0.5));
}
