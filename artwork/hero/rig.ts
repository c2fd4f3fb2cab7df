import { linear, stage, type Ctx } from '../kit/canvas';
import { glow, lamp } from '../kit/light';
import { alpha, ink } from '../kit/palette';
import { tractor } from '../truck/tractor';
import { trailer } from '../truck/trailer';

/** Pixels per meter, and the truck's position in the frame. */
export const SCALE = 47;
export const LEFT = 392;
export const GROUND = 738;
const PAD = 20;
const WIDTH = 23 * SCALE + PAD * 2;
const HEIGHT = 5 * SCALE;

/** Draws the truck in the light of the night. */
export function paintRig(): HTMLCanvasElement {
  const { ctx } = stage(WIDTH, HEIGHT);
  ctx.save();
  ctx.translate(PAD, HEIGHT - 4);
  ctx.scale(SCALE, SCALE);
  trailer(ctx, 'van', true);
  tractor(ctx, { turning: true });
  ctx.restore();
  ctx.globalCompositeOperation = 'source-atop';
  ctx.fillStyle = linear(
    ctx,
    [0, 0],
    [0, HEIGHT],
    [
      [0, alpha('#0a1730', 0.2)],
      [1, alpha('#060c1a', 0.5)],
    ],
  );
  ctx.fillRect(0, 0, WIDTH, HEIGHT);
  return ctx.canvas;
}

/** Draws the truck in the light of the lamps that it passes. `lamps` are their x in px. */
export function drawRig(
  ctx: Ctx,
  rig: HTMLCanvasElement,
  lamps: readonly number[],
  bounce: number,
) {
  const lit = stage(WIDTH, HEIGHT);
  const l = lit.ctx;
  l.drawImage(rig, 0, 0);
  l.globalCompositeOperation = 'source-atop';
  for (const x of lamps) {
    l.save();
    l.globalCompositeOperation = 'soft-light';
    glowOn(l, x - LEFT + PAD + 73);
    l.restore();
  }
  l.globalCompositeOperation = 'destination-in';
  l.drawImage(rig, 0, 0);
  const top = GROUND - HEIGHT + 4 + bounce;
  mirrored(ctx, lit.ctx.canvas);
  shadow(ctx);
  ctx.drawImage(lit.ctx.canvas, LEFT - PAD, top);
}

function glowOn(ctx: Ctx, x: number): void {
  for (const [r, a] of [
    [460, 0.7],
    [200, 0.85],
  ] as const) {
    const paint = ctx.createRadialGradient(x, -30, 0, x, -30, r);
    paint.addColorStop(0, alpha('#ffd79a', a));
    paint.addColorStop(1, alpha('#ffd79a', 0));
    ctx.fillStyle = paint;
    ctx.fillRect(0, 0, WIDTH, HEIGHT);
  }
}

function mirrored(ctx: Ctx, rig: HTMLCanvasElement): void {
  ctx.save();
  ctx.translate(LEFT - PAD, GROUND - 4);
  ctx.scale(1, -0.62);
  ctx.filter = 'blur(5px)';
  ctx.globalAlpha = 0.3;
  ctx.drawImage(rig, 0, -HEIGHT);
  ctx.restore();
}

function shadow(ctx: Ctx): void {
  ctx.save();
  ctx.filter = 'blur(9px)';
  ctx.fillStyle = alpha('#01030a', 0.85);
  ctx.fillRect(LEFT + 10, GROUND - 16, 22 * SCALE - 20, 20);
  ctx.restore();
}

export function rigLights(ctx: Ctx, bounce: number): void {
  const at = (x: number, y: number): [number, number] => [
    LEFT + x * SCALE,
    GROUND + y * SCALE + bounce,
  ];
  ctx.save();
  ctx.globalCompositeOperation = 'lighter';
  ctx.filter = 'blur(10px)';
  const [x, y] = at(22.05, -1.35);
  const paint = ctx.createRadialGradient(x, y, 4, x, y, 420);
  paint.addColorStop(0, alpha(ink.lamp, 0.95));
  paint.addColorStop(0.3, alpha(ink.lamp, 0.36));
  paint.addColorStop(1, alpha(ink.lamp, 0));
  ctx.fillStyle = paint;
  ctx.beginPath();
  ctx.moveTo(x - 4, y - 4);
  ctx.lineTo(x + 420, y - 40);
  ctx.lineTo(x + 420, y + 120);
  ctx.lineTo(x - 4, y + 8);
  ctx.fill();
  ctx.restore();
  lamp(ctx, at(22.0, -1.34), 7, 120, ink.lamp, 0.75);
  glow(ctx, [x + 190, GROUND + 6], 300, ink.lamp, 0.5, 0.14);
  for (const px of [18.1, 18.67, 19.17])
    lamp(ctx, at(px, -4.02 + (px - 18) * 0.27), 2, 26, ink.amber, 0.6);
  for (const px of [5.28, 8.08, 10.88]) lamp(ctx, at(px, -1.2), 2, 24, ink.amber, 0.55);
  for (const px of [8.08, 15.88]) lamp(ctx, at(px, -3.98), 1.6, 18, ink.amber, 0.5);
  for (const py of [-1.2, -3.98]) lamp(ctx, at(0.12, py), 2.4, 46, ink.tail, 0.7);
  glow(ctx, [LEFT - 40, GROUND + 8], 150, ink.tail, 0.28, 0.18);
}
