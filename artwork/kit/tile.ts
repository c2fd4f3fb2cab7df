import { stage, type Ctx } from './canvas';

/** Draws a picture that repeats sideways, moved to the left by `offset` pixels. */
export function scroll(
  ctx: Ctx,
  tile: HTMLCanvasElement,
  offset: number,
  width: number,
  y = 0,
): void {
  const start = -(((offset % tile.width) + tile.width) % tile.width);
  for (let x = start; x < width; x += tile.width) ctx.drawImage(tile, x, y);
}

/** Blurs the tile by averaging it over `length` pixels of travel, as a moving camera would. */
export function smear(tile: HTMLCanvasElement, length: number): HTMLCanvasElement {
  const out = stage(tile.width, tile.height);
  const copies = Math.max(2, Math.ceil(length / 3));
  out.ctx.globalCompositeOperation = 'lighter';
  out.ctx.globalAlpha = 1 / copies;
  for (let i = 0; i < copies; i += 1) scroll(out.ctx, tile, (i / copies) * length, tile.width);
  return out.ctx.canvas;
}
