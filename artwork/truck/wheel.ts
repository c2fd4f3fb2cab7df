import { disc, linear, radial, type Ctx } from '../kit/canvas';
import { alpha, ink } from '../kit/palette';

export const TIRE = 0.52;

/** Draws a wheel that stands on y = 0, seen from the side. A turning wheel has a blurred rim. */
export function wheel(ctx: Ctx, x: number, look: { turning?: boolean; rim?: string } = {}): void {
  const y = -TIRE;
  disc(ctx, x, y, TIRE, TIRE, '#06090f');
  disc(
    ctx,
    x,
    y,
    TIRE * 0.97,
    TIRE * 0.97,
    linear(
      ctx,
      [x, y - TIRE],
      [x, y + TIRE],
      [
        [0, '#222c3d'],
        [0.35, '#10151f'],
        [1, '#080b12'],
      ],
    ),
  );
  disc(ctx, x, y, 0.335, 0.335, '#05070c');
  const rim = look.rim ?? '#9fb0c9';
  disc(
    ctx,
    x,
    y,
    0.31,
    0.31,
    linear(
      ctx,
      [x - 0.2, y - 0.3],
      [x + 0.15, y + 0.3],
      [
        [0, rim],
        [0.45, '#4a5870'],
        [1, '#1a2233'],
      ],
    ),
  );
  if (look.turning) blurredHoles(ctx, x, y);
  else holes(ctx, x, y);
  disc(
    ctx,
    x,
    y,
    0.1,
    0.1,
    radial(ctx, [x - 0.03, y - 0.04], 0.14, [
      [0, '#d3deef'],
      [0.5, '#6f7f99'],
      [1, '#1c2536'],
    ]),
  );
}

function holes(ctx: Ctx, x: number, y: number): void {
  for (let i = 0; i < 10; i += 1) {
    const a = (i / 10) * Math.PI * 2;
    disc(ctx, x + Math.cos(a) * 0.215, y + Math.sin(a) * 0.215, 0.036, 0.036, '#070a11');
    const b = a + Math.PI / 10;
    disc(ctx, x + Math.cos(b) * 0.14, y + Math.sin(b) * 0.14, 0.014, 0.014, alpha(ink.moon, 0.6));
  }
}

function blurredHoles(ctx: Ctx, x: number, y: number): void {
  ctx.beginPath();
  ctx.arc(x, y, 0.215, 0, Math.PI * 2);
  ctx.strokeStyle = alpha('#070a11', 0.55);
  ctx.lineWidth = 0.07;
  ctx.stroke();
}
