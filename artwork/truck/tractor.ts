import { box, linear, pill, trace, type Ctx } from '../kit/canvas';
import { lettering } from '../kit/mark';
import { alpha, ink, mix } from '../kit/palette';
import { wheel } from './wheel';

export interface TractorLook {
  paint?: string;
  turning?: boolean;
  cabin?: boolean;
}

/**
 * Draws a sleeper tractor from its right side, facing right, in meters. The road is y = 0, and up is negative. The
 * coupling fits a 53 ft trailer that has its rear at x = 0.
 */
export function tractor(ctx: Ctx, look: TractorLook = {}): void {
  const paint = look.paint ?? '#1c3763';
  chassis(ctx);
  for (const x of [14.55, 15.85]) wheel(ctx, x, { turning: look.turning ?? false });
  quarterFender(ctx);
  box(ctx, 20.0, -1.3, 1.7, 0.98, '#03050a');
  shell(ctx, paint);
  glass(ctx, look.cabin ?? false);
  seams(ctx);
  lamps(ctx);
  wheel(ctx, 20.85, { turning: look.turning ?? false });
  mirror(ctx);
}

function chassis(ctx: Ctx): void {
  box(ctx, 13.5, -1.02, 7.6, 0.26, '#080c14');
  box(ctx, 14.6, -1.2, 1.3, 0.16, '#0a0f19');
  box(ctx, 13.4, -0.95, 0.06, 0.75, '#070a11');
}

function quarterFender(ctx: Ctx): void {
  for (const x of [14.55, 15.85]) {
    ctx.beginPath();
    ctx.arc(x, -0.52, 0.62, Math.PI * 1.08, Math.PI * 1.92);
    ctx.lineWidth = 0.05;
    ctx.strokeStyle = '#1b2638';
    ctx.stroke();
  }
}

/** Traces the outline of cab, sleeper and hood as a path. */
export function outline(ctx: Ctx): void {
  ctx.beginPath();
  ctx.moveTo(16.92, -0.5);
  ctx.lineTo(16.92, -3.9);
  ctx.quadraticCurveTo(16.94, -4.04, 17.15, -4.05);
  ctx.bezierCurveTo(18.2, -4.08, 19.1, -3.86, 19.78, -3.36);
  ctx.quadraticCurveTo(19.98, -3.22, 20.06, -3.1);
  ctx.lineTo(20.74, -2.3);
  ctx.bezierCurveTo(21.2, -2.2, 21.7, -2.08, 21.95, -1.82);
  ctx.bezierCurveTo(22.16, -1.55, 22.24, -1.1, 22.24, -0.62);
  ctx.quadraticCurveTo(22.22, -0.34, 22.0, -0.31);
  ctx.lineTo(21.6, -0.3);
  ctx.bezierCurveTo(21.62, -1.52, 20.08, -1.52, 20.1, -0.3);
  ctx.lineTo(17.15, -0.3);
  ctx.closePath();
}

function shell(ctx: Ctx, paint: string): void {
  ctx.save();
  outline(ctx);
  ctx.fillStyle = linear(
    ctx,
    [0, -4.1],
    [0, -0.3],
    [
      [0, mix(paint, ink.mist, 0.55)],
      [0.1, mix(paint, ink.haze, 0.4)],
      [0.42, paint],
      [0.56, mix(paint, ink.haze, 0.28)],
      [0.6, mix(paint, ink.black, 0.45)],
      [1, mix(paint, ink.black, 0.8)],
    ],
  );
  ctx.fill();
  ctx.clip();
  box(
    ctx,
    16.9,
    -4.1,
    0.5,
    4,
    linear(
      ctx,
      [16.9, 0],
      [17.4, 0],
      [
        [0, alpha(ink.black, 0.55)],
        [1, alpha(ink.black, 0)],
      ],
    ),
  );
  ribbon(ctx);
  hoodLight(ctx);
  ctx.restore();
  outline(ctx);
  ctx.lineWidth = 0.03;
  ctx.strokeStyle = linear(
    ctx,
    [0, -4.1],
    [0, -1.2],
    [
      [0, alpha(ink.moon, 0.75)],
      [0.6, alpha(ink.mist, 0.25)],
      [1, alpha(ink.mist, 0)],
    ],
  );
  ctx.stroke();
}

function ribbon(ctx: Ctx): void {
  ctx.beginPath();
  ctx.moveTo(16.9, -1.28);
  ctx.bezierCurveTo(18.6, -1.3, 20.2, -1.5, 22.3, -1.86);
  ctx.lineTo(22.3, -1.74);
  ctx.bezierCurveTo(20.4, -1.34, 18.6, -1.12, 16.9, -1.1);
  ctx.fillStyle = ink.amber;
  ctx.globalAlpha = 0.92;
  ctx.fill();
  ctx.globalAlpha = 1;
  lettering(ctx, 'LINEHAUL', [17.16, -1.62], {
    size: 0.3,
    paint: alpha(ink.moon, 0.8),
    spacing: 0.1,
  });
}

function hoodLight(ctx: Ctx): void {
  ctx.beginPath();
  ctx.moveTo(20.75, -2.2);
  ctx.bezierCurveTo(21.2, -2.12, 21.65, -2.0, 21.88, -1.76);
  ctx.lineWidth = 0.05;
  ctx.strokeStyle = alpha(ink.moon, 0.45);
  ctx.stroke();
  trace(ctx, [
    [20.3, -0.3],
    [22.3, -0.3],
    [22.3, -0.52],
    [20.3, -0.5],
  ]);
  ctx.fillStyle = alpha('#02040a', 0.6);
  ctx.fill();
}

function glass(ctx: Ctx, cabin: boolean): void {
  const pane = cabin
    ? linear(
        ctx,
        [0, -3.2],
        [0, -2.3],
        [
          [0, '#5d4a2c'],
          [1, '#c99245'],
        ],
      )
    : linear(
        ctx,
        [19, -3.2],
        [20, -2.3],
        [
          [0, '#31486d'],
          [0.4, '#0b1322'],
          [1, '#060b15'],
        ],
      );
  trace(ctx, [
    [19.9, -3.12],
    [20.06, -3.08],
    [20.72, -2.29],
    [20.5, -2.28],
  ]);
  ctx.fillStyle = '#0a1220';
  ctx.fill();
  ctx.beginPath();
  ctx.moveTo(18.98, -3.1);
  ctx.lineTo(19.74, -3.1);
  ctx.lineTo(20.34, -2.36);
  ctx.lineTo(19.02, -2.3);
  ctx.quadraticCurveTo(18.94, -2.3, 18.94, -2.4);
  ctx.lineTo(18.94, -3.05);
  ctx.closePath();
  ctx.fillStyle = pane;
  ctx.fill();
  pill(ctx, 17.75, -3.0, 0.62, 0.46, 0.08, '#0a1220');
  trace(ctx, [
    [19.3, -3.1],
    [19.5, -3.1],
    [19.32, -2.31],
    [19.1, -2.3],
  ]);
  ctx.fillStyle = alpha(ink.mist, 0.16);
  ctx.fill();
}

function seams(ctx: Ctx): void {
  ctx.lineWidth = 0.018;
  ctx.strokeStyle = alpha('#02050c', 0.75);
  ctx.beginPath();
  ctx.moveTo(18.8, -3.75);
  ctx.lineTo(18.8, -0.32);
  ctx.moveTo(18.86, -3.2);
  ctx.lineTo(18.86, -1.0);
  ctx.lineTo(19.98, -1.0);
  ctx.lineTo(20.42, -1.5);
  ctx.lineTo(20.46, -2.32);
  ctx.moveTo(16.95, -3.3);
  ctx.lineTo(19.85, -3.3);
  ctx.moveTo(16.95, -1.0);
  ctx.lineTo(20.1, -1.0);
  ctx.moveTo(21.75, -2.0);
  ctx.lineTo(21.6, -1.0);
  ctx.stroke();
  pill(ctx, 18.98, -2.06, 0.2, 0.06, 0.03, '#0a1120');
  for (const y of [-0.78, -0.52]) pill(ctx, 19.1, y, 0.72, 0.09, 0.03, '#04070d');
  box(
    ctx,
    16.5,
    -3.86,
    0.42,
    2.7,
    linear(
      ctx,
      [16.5, 0],
      [16.92, 0],
      [
        [0, '#0a101d'],
        [1, '#1a2c4d'],
      ],
    ),
  );
}

function lamps(ctx: Ctx): void {
  ctx.beginPath();
  ctx.moveTo(21.62, -1.5);
  ctx.lineTo(22.05, -1.58);
  ctx.lineTo(22.2, -1.16);
  ctx.lineTo(21.86, -1.12);
  ctx.closePath();
  ctx.fillStyle = '#fff3d6';
  ctx.fill();
  for (const x of [18.05, 18.6, 19.1])
    pill(ctx, x, -4.06 + (x - 18) * 0.27, 0.14, 0.07, 0.03, ink.amber);
  pill(ctx, 17.3, -0.48, 0.16, 0.06, 0.02, ink.amber);
  pill(ctx, 18.5, -0.48, 0.16, 0.06, 0.02, ink.amber);
}

function mirror(ctx: Ctx): void {
  pill(ctx, 20.28, -3.02, 0.2, 0.72, 0.06, '#0a1322');
  pill(ctx, 20.41, -2.98, 0.05, 0.64, 0.02, alpha(ink.mist, 0.4));
  pill(ctx, 21.16, -2.42, 0.12, 0.26, 0.05, '#0a1322');
}
