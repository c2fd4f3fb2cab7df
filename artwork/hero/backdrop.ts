import { stage, type Stage } from '../kit/canvas';
import { skyline, townLights } from '../kit/city';
import { crest, fog, forest, range, type Ridge } from '../kit/land';
import { glow } from '../kit/light';
import { ink } from '../kit/palette';
import { clouds, moon, sky, stars } from '../kit/sky';

/** The y of the horizon in the hero film, in px of its 1600 x 900 frame. */
export const HORIZON = 600;

/** Draws the sky, the far mountains and the city, which are too far away to move. */
export function farAway(w: number, h: number): HTMLCanvasElement {
  const far = stage(w, h);
  sky(far, HORIZON, [
    [0, '#050a17'],
    [0.32, '#0c1932'],
    [0.56, '#1f3a63'],
    [0.76, '#52709b'],
    [0.9, '#b39a86'],
    [1, '#f0b266'],
  ]);
  stars(far, 380, 420);
  clouds(far, { top: 60, bottom: 440, color: '#54739f', strength: 0.4, seed: 21 });
  moon(far, 300, 150, 13);
  glow(far.ctx, [1200, HORIZON - 20], 820, ink.amber, 0.42, 0.34);
  range(far, {
    base: HORIZON,
    height: 330,
    wave: 300,
    seed: 8,
    sharp: 0.85,
    color: '#1a2f52',
    mist: '#6d7894',
    lit: '#a9c1e4',
  });
  range(far, {
    base: HORIZON,
    height: 175,
    wave: 240,
    seed: 31,
    sharp: 0.7,
    color: '#142646',
    mist: '#4d5f80',
  });
  glow(far.ctx, [1230, HORIZON - 10], 460, ink.amber, 0.4, 0.3);
  skyline(far, {
    from: 980,
    to: 1470,
    base: HORIZON + 8,
    height: 120,
    color: '#12203a',
    seed: 5,
    lit: 0.4,
    window: 2,
  });
  townLights(far, { from: 700, to: 1600, y: HORIZON - 2, spread: 8, count: 130, seed: 6 });
  fog(far, HORIZON - 90, HORIZON + 40, '#8c8b96', 0.22);
  return far.ctx.canvas;
}

/** Draws hills that pass slowly. The picture repeats after `w`. */
export function hills(w: number, h: number): HTMLCanvasElement {
  const tile = stage(w, h);
  const ridge: Ridge = {
    base: HORIZON + 60,
    height: 175,
    wave: 270,
    seed: 12,
    color: '#10203d',
    mist: '#1c3257',
    loop: true,
  };
  range(tile, ridge);
  forest(tile, {
    base: (x) => ridge.base - crest(ridge, x, w),
    height: 20,
    gap: 7,
    color: '#0f1e39',
    seed: 4,
    loop: true,
  });
  return tile.ctx.canvas;
}

export function trees(w: number, h: number): HTMLCanvasElement {
  const tile = stage(w, h);
  const ridge: Ridge = {
    base: HORIZON + 90,
    height: 96,
    wave: 400,
    seed: 77,
    color: '#0a1427',
    loop: true,
  };
  range(tile, ridge);
  copse(tile, ridge, w);
  return tile.ctx.canvas;
}

function copse(tile: Stage, ridge: Ridge, w: number): void {
  const base = (x: number) => ridge.base + 6 - crest(ridge, x, w);
  forest(tile, { base, height: 84, gap: 17, color: '#0a1528', seed: 9, loop: true });
  forest(tile, {
    base: (x) => base(x) + 10,
    height: 52,
    gap: 8,
    color: '#081021',
    seed: 15,
    loop: true,
  });
}
