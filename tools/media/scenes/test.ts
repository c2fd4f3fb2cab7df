import { box, type Stage } from '../kit/canvas';
import { front } from '../truck/front';
import { rear } from '../truck/rear';
export function draw(s: Stage): void {
  box(s.ctx, 0, 0, s.w, s.h, '#1d3357');
  s.ctx.save();
  s.ctx.translate(320, 620);
  s.ctx.scale(140, 140);
  front(s.ctx);
  s.ctx.restore();
  s.ctx.save();
  s.ctx.translate(750, 620);
  s.ctx.scale(140, 140);
  rear(s.ctx);
  s.ctx.restore();
}
