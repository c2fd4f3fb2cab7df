import { stage, type Stage } from './canvas';
import { noise } from './random';

export interface Wetness {
  /** The y of the line at which the world is mirrored, and the y of the mirror's end, in pixels. */
  at: number;
  to: number;
  opacity: number;
  /** The maximum sideways shift of a row, in pixels. */
  ripple?: number;
  /** How many pixels of the world's height one pixel of the mirror shows. */
  stretch?: number;
  blur?: number;
  seed?: number;
}

/** Mirrors the picture above a line in the wet asphalt below it. Ripples shift each row sideways. */
export function reflect({ ctx, w }: Stage, wet: Wetness): void {
  const { at, to, opacity, ripple = 8, stretch = 1, blur = 3, seed = 5 } = wet;
  const depth = to - at;
  const mirror = stage(w, depth);
  for (let row = 0; row < depth; row += 1) {
    const from = at - 1 - row * stretch;
    if (from < 0) break;
    const slide = (noise(row * 0.23, 0, seed) - 0.5) * ripple * (0.3 + row / depth);
    const fade = 1 - (row / depth) ** 1.5;
    mirror.ctx.globalAlpha = fade * (0.55 + 0.45 * noise(row * 0.31, 9, seed));
    mirror.ctx.drawImage(ctx.canvas, 0, from, w, 1, slide, row, w, 1);
  }
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.beginPath();
  ctx.rect(0, at, w, depth);
  ctx.clip();
  ctx.globalCompositeOperation = 'screen';
  ctx.globalAlpha = opacity;
  ctx.filter = `blur(${blur}px)`;
  ctx.drawImage(mirror.ctx.canvas, 0, at);
  ctx.restore();
}
