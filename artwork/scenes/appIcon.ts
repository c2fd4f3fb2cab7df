import { box, type Stage } from '../kit/canvas';
import { drawMark } from '../kit/mark';
import { ink } from '../kit/palette';

/** Draws the mark on night blue, which fills the whole square because the system crops a maskable icon. */
export function draw({ ctx, w, h }: Stage): void {
  box(ctx, 0, 0, w, h, '#0A1530');
  drawMark(ctx, w * 0.21, h * 0.21, w * 0.58, ink.amber);
}
