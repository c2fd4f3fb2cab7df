import { box, linear, stage, type Stage } from '../kit/canvas';
import { grain } from '../kit/light';
import { drawMark, lettering } from '../kit/mark';
import { alpha, ink } from '../kit/palette';
import { draw as hero } from './hero';

/** Draws the preview picture that appears where somebody shares a link to the site. */
export function draw(target: Stage): void {
  const { ctx, w, h } = target;
  const film = stage(1440, 810);
  hero(film, 0);
  ctx.drawImage(film.ctx.canvas, -170, -180);
  box(
    ctx,
    0,
    0,
    w,
    h,
    linear(
      ctx,
      [0, 0],
      [0, h],
      [
        [0, alpha(ink.black, 0.72)],
        [0.42, alpha(ink.black, 0.3)],
        [0.6, alpha(ink.black, 0)],
      ],
    ),
  );
  drawMark(ctx, 72, 62, 128, ink.amber);
  lettering(ctx, 'LINEHAUL', [222, 186], { size: 150, paint: '#f5f7fb', spacing: 0.05 });
  lettering(ctx, 'FREIGHT THAT KEEPS ITS WORD', [76, 254], {
    size: 36,
    paint: '#c3ccda',
    weight: 600,
    spacing: 0.1,
  });
  grain(target, 4);
}
