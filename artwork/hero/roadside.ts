import { box, disc, fill, linear, stage, type Ctx } from '../kit/canvas';
import { glow, lamp } from '../kit/light';
import { alpha, ink } from '../kit/palette';
import { seeded } from '../kit/random';
import { smear } from '../kit/tile';

export const ROAD_TOP = 664;
const LAMP_Y = 452;

/** Draws the asphalt with the painted line at its far edge. */
export function asphalt(w: number, h: number): HTMLCanvasElement {
  const road = stage(w, h);
  const { ctx } = road;
  box(
    ctx,
    0,
    ROAD_TOP - 8,
    w,
    h - ROAD_TOP + 8,
    linear(
      ctx,
      [0, ROAD_TOP],
      [0, h],
      [
        [0, '#243350'],
        [0.25, '#18233a'],
        [1, '#070b14'],
      ],
    ),
  );
  box(ctx, 0, ROAD_TOP - 8, w, 8, '#0c1526');
  box(ctx, 0, ROAD_TOP + 5, w, 2.5, alpha('#b8c6dd', 0.6));
  return ctx.canvas;
}

/** Draws the dashes and tar marks of the lanes, blurred by motion. */
export function laneMarks(w: number, h: number): HTMLCanvasElement {
  const tile = stage(w, h);
  const random = seeded(52);
  for (let x = 0; x < w; x += 320) box(tile.ctx, x, 803, 170, 7, alpha('#d7e1f2', 0.95));
  for (let i = 0; i < 260; i += 1) {
    const y = ROAD_TOP + 12 + random() ** 0.8 * (h - ROAD_TOP - 12);
    const light = random() < 0.5;
    box(
      tile.ctx,
      random() * w,
      y,
      30 + random() * 160,
      1 + random() * 2.4,
      alpha(light ? '#8fa6cc' : '#000000', 0.1),
    );
  }
  return smear(tile.ctx.canvas, 46);
}

export function farRail(w: number, h: number): HTMLCanvasElement {
  const tile = stage(w, h);
  for (let x = 0; x < w; x += 80) {
    box(tile.ctx, x, ROAD_TOP - 28, 5, 26, '#0a111f');
    box(tile.ctx, x, ROAD_TOP - 26, 4, 4, alpha(ink.amber, 0.9));
  }
  const out = stage(w, h);
  box(
    out.ctx,
    0,
    ROAD_TOP - 28,
    w,
    11,
    linear(
      out.ctx,
      [0, ROAD_TOP - 28],
      [0, ROAD_TOP - 17],
      [
        [0, '#5d7196'],
        [0.45, '#33435f'],
        [1, '#141e31'],
      ],
    ),
  );
  out.ctx.drawImage(smear(tile.ctx.canvas, 22), 0, 0);
  return out.ctx.canvas;
}

/** Draws a dark rail with reflectors, right in front of the lens. */
export function nearRail(w: number, h: number): HTMLCanvasElement {
  const tile = stage(w, h);
  for (let x = 60; x < w; x += 800) {
    box(tile.ctx, x, 838, 26, 70, '#03060c');
    box(tile.ctx, x + 4, 846, 18, 10, ink.amber);
  }
  const out = stage(w, h);
  box(
    out.ctx,
    0,
    846,
    w,
    30,
    linear(
      out.ctx,
      [0, 846],
      [0, 876],
      [
        [0, '#2a3752'],
        [0.3, '#0d1423'],
        [1, '#04070d'],
      ],
    ),
  );
  out.ctx.drawImage(smear(tile.ctx.canvas, 120), 0, 0);
  return out.ctx.canvas;
}

export function mast(ctx: Ctx, x: number): void {
  box(ctx, x - 2.5, LAMP_Y, 5, ROAD_TOP - LAMP_Y - 6, '#0a1220');
  fill(
    ctx,
    [
      [x - 2, LAMP_Y],
      [x + 2, LAMP_Y + 4],
      [x + 66, LAMP_Y - 8],
      [x + 66, LAMP_Y - 11],
    ],
    '#0a1220',
  );
  fill(
    ctx,
    [
      [x + 54, LAMP_Y - 13],
      [x + 92, LAMP_Y - 13],
      [x + 90, LAMP_Y - 7],
      [x + 56, LAMP_Y - 6],
    ],
    '#0d1728',
  );
  box(ctx, x + 58, LAMP_Y - 7, 30, 3, ink.lamp);
}

/** Draws the light of a road lamp, which has a halo, a cone and a pool of light on the road. */
export function lampLight(ctx: Ctx, x: number): void {
  const at = x + 73;
  lamp(ctx, [at, LAMP_Y - 4], 5, 170, '#ffb14a', 0.7);
  ctx.save();
  ctx.globalCompositeOperation = 'lighter';
  ctx.filter = 'blur(14px)';
  const cone = linear(
    ctx,
    [0, LAMP_Y],
    [0, ROAD_TOP + 60],
    [
      [0, alpha('#ffb95a', 0.26)],
      [0.5, alpha('#ffb95a', 0.07)],
      [1, alpha('#ffb95a', 0.02)],
    ],
  );
  fill(
    ctx,
    [
      [at - 8, LAMP_Y],
      [at + 8, LAMP_Y],
      [at + 170, ROAD_TOP + 60],
      [at - 170, ROAD_TOP + 60],
    ],
    cone,
  );
  ctx.restore();
  glow(ctx, [at, ROAD_TOP + 34], 340, '#ffa83c', 0.5, 0.2);
}

/** Draws an oncoming car and its light on the far side of the road. */
export function oncoming(ctx: Ctx, x: number): void {
  lamp(ctx, [x, ROAD_TOP - 12], 3.4, 90, '#dce8ff', 0.6);
  glow(ctx, [x - 40, ROAD_TOP + 12], 130, '#c9dcff', 0.3, 0.16);
  disc(ctx, x + 26, ROAD_TOP - 17, 30, 8, '#060b14');
}
