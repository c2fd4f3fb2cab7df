export type Ctx = CanvasRenderingContext2D;
export type Point = readonly [number, number];
export type Stops = readonly (readonly [number, string])[];
export type Paint = string | CanvasGradient | CanvasPattern;

/** A scene's canvas. `w` and `h` are in pixels. */
export interface Stage {
  ctx: Ctx;
  w: number;
  h: number;
}

export function stage(w: number, h: number): Stage {
  const canvas = document.createElement('canvas');
  canvas.width = w;
  canvas.height = h;
  const ctx = canvas.getContext('2d', { willReadFrequently: true });
  if (!ctx) throw new Error('This browser gives no 2d canvas.');
  return { ctx, w, h };
}

/** Draws on a separate canvas and lays it over the target with a blur, a blend mode or an opacity. */
export function over(
  target: Stage,
  look: { blur?: number; blend?: GlobalCompositeOperation; opacity?: number },
  draw: (layer: Stage) => void,
): void {
  const layer = stage(target.w, target.h);
  layer.ctx.setTransform(target.ctx.getTransform());
  draw(layer);
  const { ctx } = target;
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.globalCompositeOperation = look.blend ?? 'source-over';
  ctx.globalAlpha = look.opacity ?? 1;
  if (look.blur) ctx.filter = `blur(${look.blur}px)`;
  ctx.drawImage(layer.ctx.canvas, 0, 0);
  ctx.restore();
}

export function linear(ctx: Ctx, from: Point, to: Point, stops: Stops): CanvasGradient {
  const gradient = ctx.createLinearGradient(from[0], from[1], to[0], to[1]);
  for (const [at, color] of stops) gradient.addColorStop(at, color);
  return gradient;
}

export function radial(ctx: Ctx, at: Point, r: number, stops: Stops): CanvasGradient {
  const gradient = ctx.createRadialGradient(at[0], at[1], 0, at[0], at[1], r);
  for (const [offset, color] of stops) gradient.addColorStop(offset, color);
  return gradient;
}

export function fill(ctx: Ctx, points: readonly Point[], paint: Paint): void {
  trace(ctx, points);
  ctx.fillStyle = paint;
  ctx.fill();
}

export function trace(ctx: Ctx, points: readonly Point[]): void {
  ctx.beginPath();
  points.forEach(([x, y], i) => {
    if (i === 0) ctx.moveTo(x, y);
    else ctx.lineTo(x, y);
  });
  ctx.closePath();
}

export function box(ctx: Ctx, x: number, y: number, w: number, h: number, paint: Paint): void {
  ctx.fillStyle = paint;
  ctx.fillRect(x, y, w, h);
}

export function pill(
  ctx: Ctx,
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  paint: Paint,
) {
  ctx.beginPath();
  ctx.roundRect(x, y, w, h, r);
  ctx.fillStyle = paint;
  ctx.fill();
}

export function line(ctx: Ctx, points: readonly Point[], width: number, paint: Paint): void {
  ctx.beginPath();
  points.forEach(([x, y], i) => {
    if (i === 0) ctx.moveTo(x, y);
    else ctx.lineTo(x, y);
  });
  ctx.lineWidth = width;
  ctx.strokeStyle = paint;
  ctx.stroke();
}

export function disc(ctx: Ctx, x: number, y: number, rx: number, ry: number, paint: Paint): void {
  ctx.beginPath();
  ctx.ellipse(x, y, Math.abs(rx), Math.abs(ry), 0, 0, Math.PI * 2);
  ctx.fillStyle = paint;
  ctx.fill();
}
