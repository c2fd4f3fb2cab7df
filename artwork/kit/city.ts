import { box, type Ctx, type Stage } from './canvas';
import { glow } from './light';
import { alpha, ink } from './palette';
import { seeded } from './random';

export interface Skyline {
  from: number;
  to: number;
  base: number;
  height: number;
  color: string;
  seed: number;
  /** The share of lit windows, from 0 to 1. */
  lit?: number;
  /** The width of a window in pixels. */
  window?: number;
}

/** Draws far towers with lit windows, and the city's glow behind them. */
export function skyline({ ctx }: Stage, city: Skyline): void {
  const random = seeded(city.seed);
  const { from, to, base, height, lit = 0.3, window: size = 1.6 } = city;
  const middle = (from + to) / 2;
  glow(ctx, [middle, base], (to - from) * 0.75, ink.ember, 0.34, 0.42);
  for (let x = from; x < to;) {
    const width = 8 + random() * 22;
    const bell = Math.exp(-(((x - middle) / ((to - from) * 0.28)) ** 2));
    const tall = height * (0.16 + random() * 0.3 + bell * random() * 0.7);
    box(ctx, x, base - tall, width, tall, city.color);
    if (tall > height * 0.6) box(ctx, x + width / 2, base - tall - 12, 1.2, 12, city.color);
    windows(ctx, { x, top: base - tall, width, base, size, lit }, random);
    x += width + random() * 5 - 2;
  }
}

interface Tower {
  x: number;
  top: number;
  width: number;
  base: number;
  size: number;
  lit: number;
}

function windows(ctx: Ctx, tower: Tower, random: () => number): void {
  const { x, top, width, base, size, lit } = tower;
  for (let wy = top + 3; wy < base - 3; wy += size * 2.4)
    for (let wx = x + 2; wx < x + width - 2; wx += size * 2.2) {
      if (random() >= lit) continue;
      const tone = random() < 0.75 ? ink.glow : ink.moon;
      box(ctx, wx, wy, size, size, alpha(tone, 0.25 + random() * 0.6));
    }
}

/** Scatters lights along a band, like a town across a valley. */
export function townLights(
  { ctx }: Stage,
  town: { from: number; to: number; y: number; spread: number; count: number; seed: number },
): void {
  const random = seeded(town.seed);
  for (let i = 0; i < town.count; i += 1) {
    const x = town.from + random() * (town.to - town.from);
    const y = town.y + (random() + random() - 1) * town.spread;
    const warm = random() < 0.8 ? ink.glow : ink.moon;
    glow(ctx, [x, y], 3 + random() * 5, warm, 0.5);
    box(ctx, x - 0.6, y - 0.6, 1.3, 1.3, alpha(warm, 0.5 + random() * 0.5));
  }
}
