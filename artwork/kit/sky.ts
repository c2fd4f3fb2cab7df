import { box, disc, linear, stage, type Stage, type Stops } from './canvas';
import { glow } from './light';
import { alpha, ink } from './palette';
import { fbm, seeded } from './random';

/** Draws the sky's gradient from the top down to `horizon`, in pixels. */
export function sky({ ctx, w }: Stage, horizon: number, stops: Stops): void {
  box(ctx, 0, 0, w, horizon + 2, linear(ctx, [0, 0], [0, horizon], stops));
}

export const skies = {
  night: [
    [0, '#050a16'],
    [0.45, '#0d1a34'],
    [0.8, '#203c66'],
    [1, '#3d5f8c'],
  ],
  dusk: [
    [0, '#081124'],
    [0.35, '#142649'],
    [0.62, '#33486f'],
    [0.8, '#8a6a63'],
    [0.92, '#e08f3c'],
    [1, '#ffc063'],
  ],
  city: [
    [0, '#050a16'],
    [0.5, '#0e1b36'],
    [0.82, '#2b3d5e'],
    [1, '#8a6a4c'],
  ],
} satisfies Record<string, Stops>;

/** Draws stars, which are fewer and fainter toward the horizon. */
export function stars({ ctx, w }: Stage, horizon: number, count: number, seed = 3): void {
  const random = seeded(seed);
  for (let i = 0; i < count; i += 1) {
    const x = random() * w;
    const y = random() ** 1.4 * horizon;
    const size = 0.4 + random() ** 4 * 1.1;
    const bright = (0.2 + random() * 0.7) * (1 - (y / horizon) ** 1.5);
    disc(ctx, x, y, size, size, alpha(ink.moon, bright));
  }
}

export function moon({ ctx }: Stage, x: number, y: number, r: number): void {
  glow(ctx, [x, y], r * 9, ink.mist, 0.35);
  glow(ctx, [x, y], r * 2.6, ink.moon, 0.5);
  disc(ctx, x, y, r, r, '#f3f6fd');
}

/** Draws drifting clouds in a band of the sky. They are brightest where the noise is high. */
export function clouds(
  { ctx, w }: Stage,
  band: {
    top: number;
    bottom: number;
    color: string;
    strength: number;
    seed?: number;
    scale?: number;
  },
): void {
  const step = 4;
  const { top, bottom, color, strength, seed = 11, scale = 1 } = band;
  const cols = Math.ceil(w / step);
  const rows = Math.ceil((bottom - top) / step);
  const small = stage(cols, rows);
  for (let y = 0; y < rows; y += 1) {
    const edge = Math.sin((Math.PI * (y + 0.5)) / rows);
    for (let x = 0; x < cols; x += 1) {
      const n = fbm((x * step * scale) / 420, (y * step * scale) / 90, seed, 5);
      const a = Math.max(0, n - 0.42) * 2.4 * strength * edge;
      if (a > 0.004) box(small.ctx, x, y, 1, 1, alpha(color, a));
    }
  }
  ctx.save();
  ctx.imageSmoothingQuality = 'high';
  ctx.filter = 'blur(3px)';
  ctx.drawImage(small.ctx.canvas, 0, top, w, bottom - top);
  ctx.restore();
}
