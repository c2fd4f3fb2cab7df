import { box, type Stage } from '../kit/canvas';
import { tractor } from '../truck/tractor';
import { trailer } from '../truck/trailer';
export function draw(s: Stage): void {
  box(s.ctx, 0, 0, s.w, s.h, '#1d3357');
  s.ctx.save();
  s.ctx.translate(30, 400);
  s.ctx.scale(66, 66);
  trailer(s.ctx);
  tractor(s.ctx);
  s.ctx.restore();
  s.ctx.save();
  s.ctx.translate(-2600, 860);
  s.ctx.scale(160, 160);
  tractor(s.ctx, { cabin: false });
  s.ctx.restore();
}
