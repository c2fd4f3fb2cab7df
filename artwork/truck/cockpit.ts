import { box, fill, linear, over, pill, type Ctx, type Stage } from '../kit/canvas';
import { alpha, ink } from '../kit/palette';
import { cluster, tablet, wheel } from './cockpitControls';

const WARM = '#ffbe70';

/** Draws the inside of the cab around the windshield on a 1600 x 900 canvas. */
export function cockpit(target: Stage): void {
  const { ctx } = target;
  frame(ctx);
  sideMirror(ctx);
  dash(target);
  cluster(ctx);
  tablet(ctx);
  wheel(ctx);
}

function frame(ctx: Ctx): void {
  ctx.beginPath();
  ctx.rect(0, 0, 1600, 900);
  ctx.moveTo(176, 700);
  ctx.lineTo(1540, 700);
  ctx.lineTo(1468, 150);
  ctx.quadraticCurveTo(1460, 92, 1390, 86);
  ctx.quadraticCurveTo(830, 50, 236, 92);
  ctx.quadraticCurveTo(176, 98, 168, 150);
  ctx.lineTo(78, 700);
  ctx.closePath();
  ctx.fillStyle = linear(
    ctx,
    [0, 0],
    [0, 900],
    [
      [0, '#05080f'],
      [0.5, '#0a101c'],
      [1, '#05080f'],
    ],
  );
  ctx.fill('evenodd');
  sideWindow(ctx);
  ctx.beginPath();
  ctx.moveTo(84, 690);
  ctx.lineTo(170, 150);
  ctx.quadraticCurveTo(178, 98, 238, 92);
  ctx.quadraticCurveTo(830, 50, 1388, 86);
  ctx.quadraticCurveTo(1458, 92, 1466, 150);
  ctx.lineTo(1538, 700);
  ctx.lineWidth = 3;
  ctx.strokeStyle = linear(
    ctx,
    [0, 80],
    [0, 700],
    [
      [0, alpha(ink.haze, 0.25)],
      [1, alpha(WARM, 0.75)],
    ],
  );
  ctx.stroke();
  pill(ctx, 250, 70, 500, 74, 22, '#080d17');
  pill(ctx, 830, 66, 500, 66, 22, '#080d17');
}

function sideWindow(ctx: Ctx): void {
  fill(
    ctx,
    [
      [0, 130],
      [92, 170],
      [18, 640],
      [0, 650],
    ],
    linear(
      ctx,
      [0, 130],
      [0, 640],
      [
        [0, '#14264a'],
        [0.6, '#5f5f78'],
        [0.8, '#cf8f4c'],
        [1, '#141b2e'],
      ],
    ),
  );
}

function sideMirror(ctx: Ctx): void {
  pill(ctx, 22, 300, 54, 210, 16, '#05080f');
  pill(
    ctx,
    29,
    308,
    40,
    194,
    11,
    linear(
      ctx,
      [0, 300],
      [0, 510],
      [
        [0, '#20365f'],
        [0.5, '#b98a5c'],
        [0.55, '#1a2133'],
        [1, '#0b0f19'],
      ],
    ),
  );
}

function dash(target: Stage): void {
  const { ctx } = target;
  const top = () => {
    ctx.beginPath();
    ctx.moveTo(-10, 690);
    ctx.bezierCurveTo(180, 640, 300, 612, 520, 612);
    ctx.bezierCurveTo(700, 612, 760, 650, 900, 662);
    ctx.bezierCurveTo(1180, 684, 1400, 672, 1610, 700);
    ctx.lineTo(1610, 910);
    ctx.lineTo(-10, 910);
    ctx.closePath();
  };
  top();
  ctx.fillStyle = linear(
    ctx,
    [0, 610],
    [0, 900],
    [
      [0, '#1b2233'],
      [0.25, '#0c121e'],
      [1, '#04060b'],
    ],
  );
  ctx.fill();
  top();
  ctx.lineWidth = 3;
  ctx.strokeStyle = linear(
    ctx,
    [0, 0],
    [1600, 0],
    [
      [0, alpha(WARM, 0.25)],
      [0.55, alpha(WARM, 0.95)],
      [1, alpha(WARM, 0.3)],
    ],
  );
  ctx.stroke();
  over(target, { blur: 18, blend: 'lighter', opacity: 0.5 }, (layer) => {
    layer.ctx.beginPath();
    layer.ctx.ellipse(930, 690, 460, 26, 0.02, 0, Math.PI * 2);
    layer.ctx.fillStyle = alpha('#e08f3c', 0.5);
    layer.ctx.fill();
  });
  for (const x of [1010, 1150]) {
    pill(ctx, x, 742, 112, 46, 10, '#05080e');
    for (let i = 0; i < 4; i += 1) box(ctx, x + 8, 750 + i * 9, 96, 2.5, '#1a2232');
  }
}
