import {
  disc,
  fill,
  linear,
  over,
  radial,
  stage,
  type Ctx,
  type Point,
  type Stage,
} from './canvas';
import { alpha, ink } from './palette';
import { seeded } from './random';

/** Adds a soft halo of light to the picture below it. `squash` flattens the halo. */
export function glow(
  ctx: Ctx,
  [x, y]: Point,
  r: number,
  color: string,
  strength = 0.6,
  squash = 1,
): void {
  ctx.save();
  ctx.globalCompositeOperation = 'lighter';
  ctx.translate(x, y);
  ctx.scale(1, squash);
  disc(
    ctx,
    0,
    0,
    r,
    r,
    radial(ctx, [0, 0], r, [
      [0, alpha(color, strength)],
      [0.12, alpha(color, strength * 0.55)],
      [0.35, alpha(color, strength * 0.18)],
      [0.65, alpha(color, strength * 0.05)],
      [1, alpha(color, 0)],
    ]),
  );
  ctx.restore();
}

export function lamp(
  ctx: Ctx,
  at: Point,
  core: number,
  halo: number,
  color: string,
  strength = 0.7,
) {
  glow(ctx, at, halo, color, strength);
  ctx.save();
  ctx.globalCompositeOperation = 'lighter';
  disc(ctx, at[0], at[1], core, core, alpha(color, 0.9));
  disc(ctx, at[0], at[1], core * 0.6, core * 0.6, alpha('#ffffff', 0.8));
  ctx.restore();
}

/** Draws a cone of light through haze, from a point to two far corners. */
export function beam(
  target: Stage,
  from: Point,
  left: Point,
  right: Point,
  look: { color?: string; strength?: number; blur?: number },
): void {
  const { color = ink.lamp, strength = 0.3, blur = 12 } = look;
  over(target, { blur, blend: 'lighter' }, ({ ctx }) => {
    const far: Point = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2];
    const paint = linear(ctx, from, far, [
      [0, alpha(color, strength)],
      [0.25, alpha(color, strength * 0.45)],
      [0.6, alpha(color, strength * 0.14)],
      [1, alpha(color, 0)],
    ]);
    fill(ctx, [from, left, right], paint);
  });
}

/** Lets light spread from the bright parts, as in a lens. */
export function bloom({ ctx, w, h }: Stage, radius: number, strength: number): void {
  const scale = 0.25;
  const small = stage(Math.ceil(w * scale), Math.ceil(h * scale));
  small.ctx.filter = `brightness(0.9) contrast(2.4) blur(${radius * scale}px)`;
  small.ctx.drawImage(ctx.canvas, 0, 0, small.w, small.h);
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.globalCompositeOperation = 'screen';
  ctx.globalAlpha = strength;
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(small.ctx.canvas, 0, 0, w, h);
  ctx.restore();
}

export function vignette({ ctx, w, h }: Stage, strength: number): void {
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.translate(w / 2, h / 2);
  ctx.scale(w / 2, h / 2);
  ctx.fillStyle = radial(ctx, [0, 0], 1.45, [
    [0, alpha(ink.black, 0)],
    [0.5, alpha(ink.black, 0)],
    [1, alpha(ink.black, strength)],
  ]);
  ctx.fillRect(-1, -1, 2, 2);
  ctx.restore();
}

/** Adds film grain, which also keeps dark gradients from banding. `amount` is in steps of a channel (0 to 255). */
export function grain({ ctx, w, h }: Stage, amount: number, seed = 1): void {
  const random = seeded(seed);
  const image = ctx.getImageData(0, 0, w, h);
  const { data } = image;
  for (let i = 0; i < data.length; i += 4) {
    const n = (random() + random() + random() - 1.5) * amount;
    for (let c = 0; c < 3; c += 1) data[i + c] = (data[i + c] ?? 0) + n;
  }
  ctx.putImageData(image, 0, 0);
}

export function develop(
  target: Stage,
  look: { bloom?: number; corners?: number; grain?: number } = {},
) {
  bloom(target, target.w / 40, look.bloom ?? 0.5);
  vignette(target, look.corners ?? 0.55);
  grain(target, look.grain ?? 7);
}
