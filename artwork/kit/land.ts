import { box, fill, linear, type Ctx, type Paint, type Point, type Stage } from './canvas';
import { alpha } from './palette';
import { fbm, seeded } from './random';

export interface Ridge {
  /** The y of the foot of the range, and the height above it, in pixels. */
  base: number;
  height: number;
  /** The width of one wave of the outline, in pixels. */
  wave: number;
  seed: number;
  color: string;
  mist?: string;
  /** From 0 for rolling hills to 1 for alpine peaks. */
  sharp?: number;
  /** Whether the outline repeats after the width of the stage. */
  loop?: boolean;
  lit?: string;
}

/** Returns the height of a range at x, in pixels above its base. */
export function crest(ridge: Ridge, x: number, w: number): number {
  const period = ridge.loop ? Math.max(1, Math.round(w / ridge.wave)) : 0;
  const cell = period > 0 ? w / period : ridge.wave;
  const soft = fbm(x / cell, 0.5, ridge.seed, 5, period);
  const folded = 1 - Math.abs(2 * fbm(x / cell, 7.5, ridge.seed + 40, 5, period) - 1);
  const sharp = ridge.sharp ?? 0;
  return ridge.height * (soft * (1 - sharp) + (0.35 * soft + 0.75 * folded ** 1.6) * sharp);
}

/** Draws one range of hills or mountains, with haze at its foot if it has `mist`. */
export function range({ ctx, w }: Stage, ridge: Ridge): void {
  const points: Point[] = [];
  for (let x = -2; x <= w + 2; x += 2) points.push([x, ridge.base - crest(ridge, x, w)]);
  const outline: Point[] = [...points, [w + 2, ridge.base + 2], [-2, ridge.base + 2]];
  const top = ridge.base - ridge.height;
  const paint: Paint = ridge.mist
    ? linear(
        ctx,
        [0, top],
        [0, ridge.base],
        [
          [0, ridge.color],
          [0.35, ridge.color],
          [1, ridge.mist],
        ],
      )
    : ridge.color;
  fill(ctx, outline, paint);
  if (ridge.lit) slopes({ ctx, w, h: 0 }, ridge, ridge.lit);
}

function slopes({ ctx, w }: Stage, ridge: Ridge, color: string): void {
  const step = 2;
  const fold = (x: number, d: number) => fbm(x / 64 + d / 90, d / 70, ridge.seed + 90, 4);
  for (let x = 0; x < w; x += step) {
    const top = ridge.base - crest(ridge, x, w);
    const deep = ridge.height * 0.62;
    for (let d = 0; d < deep && top + d < ridge.base; d += step) {
      const facing = (fold(x + 7, d) - fold(x, d)) * 9;
      const a = Math.max(0, facing) * (1 - d / deep) ** 1.3;
      if (a > 0.02) box(ctx, x, top + d, step, step, alpha(color, Math.min(0.75, a)));
    }
  }
}

export function conifer(ctx: Ctx, x: number, base: number, height: number, paint: Paint, lean = 0) {
  const tiers = 9;
  const right: Point[] = [];
  const left: Point[] = [];
  for (let i = 0; i <= tiers; i += 1) {
    const t = i / tiers;
    const reach = height * 0.2 * t ** 0.85;
    const y = base - height * (1 - t * 0.94);
    const tip = x + lean * (1 - t);
    right.push([tip + reach, y], [tip + reach * 0.55, y - height * 0.025]);
    left.push([tip - reach, y], [tip - reach * 0.55, y - height * 0.025]);
  }
  fill(ctx, [[x + lean, base - height], ...right, [x, base], ...left.reverse()], paint);
}

/** Draws a belt of conifers along a base line. */
export function forest(
  { ctx, w }: Stage,
  belt: {
    base: (x: number) => number;
    height: number;
    gap: number;
    color: string;
    seed: number;
    loop?: boolean;
  },
): void {
  const random = seeded(belt.seed);
  for (let x = 0; x < w; x += belt.gap * (0.4 + random() * 1.1)) {
    const height = belt.height * (0.45 + random() * 0.6);
    const lean = (random() - 0.5) * 2;
    for (const shift of belt.loop ? [-w, 0, w] : [0])
      conifer(ctx, x + shift, belt.base(x) + 3, height, belt.color, lean);
  }
}

/** Draws a bank of haze that is densest in its middle. */
export function fog(
  { ctx, w }: Stage,
  top: number,
  bottom: number,
  color: string,
  strength: number,
) {
  const paint = linear(
    ctx,
    [0, top],
    [0, bottom],
    [
      [0, alpha(color, 0)],
      [0.5, alpha(color, strength)],
      [1, alpha(color, 0)],
    ],
  );
  box(ctx, 0, top, w, bottom - top, paint);
}
