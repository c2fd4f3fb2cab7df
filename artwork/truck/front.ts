import { box, disc, linear, pill, radial, trace, type Ctx, type Point } from '../kit/canvas';
import { lettering } from '../kit/mark';
import { alpha, ink, mix } from '../kit/palette';

export interface FrontLook {
  paint?: string;
  lights?: boolean;
  trailer?: boolean;
  /** Draws what is behind the windshield, clipped to the glass. */
  inside?: (ctx: Ctx) => void;
}

const both = (draw: (side: 1 | -1) => void) => {
  draw(1);
  draw(-1);
};
const mirrored = (side: number, points: readonly Point[]): Point[] =>
  points.map(([x, y]) => [x * side, y]);

/** Draws a tractor from straight ahead, in meters, centered on x = 0. The road is y = 0, and up is negative. */
export function front(ctx: Ctx, look: FrontLook = {}): void {
  const paint = look.paint ?? '#1c3763';
  if (look.trailer ?? true) nose(ctx);
  both((side) => pill(ctx, side * 1.03 - 0.16, -0.6, 0.32, 0.6, 0.06, '#05080e'));
  cab(ctx, paint);
  windscreen(ctx, look);
  hood(ctx, paint);
  grille(ctx);
  both((side) => headlight(ctx, side, look.lights ?? false));
  bumper(ctx, paint);
  both((side) => mirror(ctx, side));
  for (const x of [-0.62, -0.31, 0, 0.31, 0.62])
    pill(ctx, x - 0.07, -3.99 + Math.abs(x) * 0.06, 0.14, 0.06, 0.03, ink.amber);
}

function nose(ctx: Ctx): void {
  ctx.beginPath();
  ctx.roundRect(-1.3, -4.11, 2.6, 3, 0.08);
  ctx.fillStyle = linear(
    ctx,
    [0, -4.11],
    [0, -1.1],
    [
      [0, '#9db0cd'],
      [0.3, '#54678a'],
      [1, '#1d2940'],
    ],
  );
  ctx.fill();
}

function cab(ctx: Ctx, paint: string): void {
  ctx.beginPath();
  ctx.moveTo(-1.22, -2.1);
  ctx.lineTo(-1.2, -3.2);
  ctx.bezierCurveTo(-1.17, -3.8, -1.05, -4.05, -0.8, -4.06);
  ctx.lineTo(0.8, -4.06);
  ctx.bezierCurveTo(1.05, -4.05, 1.17, -3.8, 1.2, -3.2);
  ctx.lineTo(1.22, -2.1);
  ctx.closePath();
  ctx.fillStyle = linear(
    ctx,
    [0, -4.06],
    [0, -2.1],
    [
      [0, mix(paint, ink.mist, 0.5)],
      [0.16, mix(paint, ink.haze, 0.25)],
      [0.6, mix(paint, ink.black, 0.25)],
      [1, mix(paint, ink.black, 0.5)],
    ],
  );
  ctx.fill();
  lettering(ctx, 'LINEHAUL', [0, -3.5], {
    size: 0.28,
    paint: alpha(ink.moon, 0.75),
    align: 'center',
    spacing: 0.16,
  });
}

function windscreen(ctx: Ctx, look: FrontLook): void {
  const shape = () => {
    ctx.beginPath();
    ctx.moveTo(-1.0, -3.16);
    ctx.quadraticCurveTo(0, -3.26, 1.0, -3.16);
    ctx.lineTo(1.12, -2.3);
    ctx.quadraticCurveTo(0, -2.2, -1.12, -2.3);
    ctx.closePath();
  };
  shape();
  ctx.fillStyle = linear(
    ctx,
    [-1, -3.2],
    [1, -2.2],
    [
      [0, '#1d2f52'],
      [0.5, '#0a1120'],
      [1, '#05080f'],
    ],
  );
  ctx.fill();
  ctx.save();
  shape();
  ctx.clip();
  look.inside?.(ctx);
  trace(ctx, [
    [-0.75, -3.3],
    [-0.45, -3.3],
    [-0.8, -2.2],
    [-1.15, -2.2],
  ]);
  ctx.fillStyle = alpha(ink.mist, 0.1);
  ctx.fill();
  ctx.restore();
  shape();
  ctx.lineWidth = 0.035;
  ctx.strokeStyle = '#05080e';
  ctx.stroke();
  box(ctx, -0.012, -3.2, 0.024, 0.95, alpha('#05080e', 0.8));
  pill(ctx, -1.16, -3.36, 2.32, 0.15, 0.06, '#0a1222');
}

function hood(ctx: Ctx, paint: string): void {
  ctx.beginPath();
  ctx.moveTo(-1.0, -2.3);
  ctx.quadraticCurveTo(0, -2.38, 1.0, -2.3);
  ctx.bezierCurveTo(1.2, -2.0, 1.27, -1.6, 1.27, -0.8);
  ctx.lineTo(-1.27, -0.8);
  ctx.bezierCurveTo(-1.27, -1.6, -1.2, -2.0, -1.0, -2.3);
  ctx.closePath();
  ctx.fillStyle = linear(
    ctx,
    [0, -2.36],
    [0, -0.8],
    [
      [0, mix(paint, ink.mist, 0.55)],
      [0.1, mix(paint, ink.haze, 0.35)],
      [0.4, paint],
      [1, mix(paint, ink.black, 0.7)],
    ],
  );
  ctx.fill();
  both((side) => {
    trace(
      ctx,
      mirrored(side, [
        [0.6, -2.3],
        [0.66, -2.3],
        [0.78, -1.7],
        [0.7, -1.7],
      ]),
    );
    ctx.fillStyle = alpha(ink.moon, 0.18);
    ctx.fill();
    trace(
      ctx,
      mirrored(side, [
        [0.66, -1.62],
        [1.25, -1.52],
        [1.26, -1.42],
        [0.64, -1.54],
      ]),
    );
    ctx.fillStyle = ink.amber;
    ctx.fill();
  });
}

function grille(ctx: Ctx): void {
  trace(ctx, [
    [-0.56, -2.02],
    [0.56, -2.02],
    [0.48, -0.82],
    [-0.48, -0.82],
  ]);
  ctx.fillStyle = '#060a12';
  ctx.fill();
  ctx.lineWidth = 0.05;
  ctx.strokeStyle = linear(
    ctx,
    [0, -2],
    [0, -0.8],
    [
      [0, '#e3ecfa'],
      [0.5, '#7c8ca8'],
      [1, '#2c3950'],
    ],
  );
  ctx.stroke();
  for (let y = -1.88; y < -0.9; y += 0.13) {
    const half = 0.5 - (y + 1.88) * -0.0 - (y + 2) * 0.06;
    box(
      ctx,
      -half,
      y,
      half * 2,
      0.045,
      linear(
        ctx,
        [-half, 0],
        [half, 0],
        [
          [0, '#3d4b66'],
          [0.5, '#a9b8d0'],
          [1, '#3d4b66'],
        ],
      ),
    );
  }
}

function headlight(ctx: Ctx, side: 1 | -1, on: boolean): void {
  trace(
    ctx,
    mirrored(side, [
      [0.68, -1.42],
      [1.22, -1.3],
      [1.25, -1.0],
      [0.74, -1.06],
    ]),
  );
  ctx.fillStyle = '#0a101c';
  ctx.fill();
  for (const [x, r] of [
    [0.86, 0.11],
    [1.09, 0.095],
  ] as const)
    disc(
      ctx,
      side * x,
      -1.2 + (x - 0.86) * 0.2,
      r,
      r,
      on
        ? '#fff6e0'
        : radial(ctx, [side * x, -1.22], r, [
            [0, '#a9b8d0'],
            [1, '#2a374f'],
          ]),
    );
}

function bumper(ctx: Ctx, paint: string): void {
  ctx.beginPath();
  ctx.roundRect(-1.28, -0.86, 2.56, 0.56, [0.06, 0.06, 0.16, 0.16]);
  ctx.fillStyle = linear(
    ctx,
    [0, -0.86],
    [0, -0.3],
    [
      [0, mix(paint, ink.haze, 0.3)],
      [0.3, mix(paint, ink.black, 0.5)],
      [1, '#04070d'],
    ],
  );
  ctx.fill();
  pill(ctx, -0.5, -0.7, 1, 0.2, 0.05, '#04070d');
  pill(ctx, -0.16, -0.66, 0.32, 0.14, 0.02, '#c9d3e2');
  both((side) => pill(ctx, side * 0.86 - 0.13, -0.66, 0.26, 0.12, 0.05, '#8796af'));
}

function mirror(ctx: Ctx, side: 1 | -1): void {
  trace(
    ctx,
    mirrored(side, [
      [1.15, -2.95],
      [1.45, -2.9],
      [1.45, -2.84],
      [1.15, -2.88],
    ]),
  );
  ctx.fillStyle = '#070c16';
  ctx.fill();
  pill(ctx, side * 1.5 - 0.13, -3.08, 0.26, 0.86, 0.08, '#0b1424');
  pill(ctx, side * 1.5 - 0.13, -3.08, 0.26, 0.1, 0.05, alpha(ink.mist, 0.4));
  pill(ctx, side * 0.98 - 0.06, -2.5, 0.12, 0.2, 0.04, '#0b1424');
}
