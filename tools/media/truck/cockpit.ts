import { box, disc, fill, linear, over, pill, radial, type Ctx, type Stage } from '../kit/canvas';
import { glow } from '../kit/light';
import { alpha, ink } from '../kit/palette';

const WARM = '#ffbe70';

/** Dash, wheel, pillars and visor around the windscreen, on a 1600 x 900 canvas. */
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
  ctx.fillStyle = linear(ctx, [0, 0], [0, 900], [[0, '#05080f'], [0.5, '#0a101c'], [1, '#05080f']]);
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
  ctx.strokeStyle = linear(ctx, [0, 80], [0, 700], [[0, alpha(ink.haze, 0.25)], [1, alpha(WARM, 0.75)]]);
  ctx.stroke();
  pill(ctx, 250, 70, 500, 74, 22, '#080d17');
  pill(ctx, 830, 66, 500, 66, 22, '#080d17');
}

function sideWindow(ctx: Ctx): void {
  fill(ctx, [[0, 130], [92, 170], [18, 640], [0, 650]], linear(ctx, [0, 130], [0, 640], [
    [0, '#14264a'],
    [0.6, '#5f5f78'],
    [0.8, '#cf8f4c'],
    [1, '#141b2e'],
  ]));
}

function sideMirror(ctx: Ctx): void {
  pill(ctx, 22, 300, 54, 210, 16, '#05080f');
  pill(ctx, 29, 308, 40, 194, 11, linear(ctx, [0, 300], [0, 510], [[0, '#20365f'], [0.5, '#b98a5c'], [0.55, '#1a2133'], [1, '#0b0f19']]));
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
  ctx.fillStyle = linear(ctx, [0, 610], [0, 900], [[0, '#1b2233'], [0.25, '#0c121e'], [1, '#04060b']]);
  ctx.fill();
  top();
  ctx.lineWidth = 3;
  ctx.strokeStyle = linear(ctx, [0, 0], [1600, 0], [[0, alpha(WARM, 0.25)], [0.55, alpha(WARM, 0.95)], [1, alpha(WARM, 0.3)]]);
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

function cluster(ctx: Ctx): void {
  ctx.beginPath();
  ctx.moveTo(262, 760);
  ctx.bezierCurveTo(270, 650, 380, 628, 505, 628);
  ctx.bezierCurveTo(640, 628, 740, 650, 752, 760);
  ctx.closePath();
  ctx.fillStyle = '#05080e';
  ctx.fill();
  for (const [x, r, turn] of [
    [420, 66, 0.62],
    [590, 66, 0.4],
  ] as const)
    gauge(ctx, x, 714, r, turn);
  for (const [x, r] of [[323, 30], [690, 30]] as const) gauge(ctx, x, 732, r, 0.5);
  glow(ctx, [505, 715], 240, '#7fa4e6', 0.16, 0.5);
}

function gauge(ctx: Ctx, x: number, y: number, r: number, turn: number): void {
  disc(ctx, x, y, r, r, radial(ctx, [x, y], r, [[0, '#0c1424'], [0.8, '#0a1120'], [1, '#22304c']]));
  const from = Math.PI * 0.75;
  for (let i = 0; i <= 18; i += 1) {
    const a = from + (i / 18) * Math.PI * 1.5;
    const long = i % 3 === 0 ? 0.74 : 0.82;
    ctx.beginPath();
    ctx.moveTo(x + Math.cos(a) * r * long, y + Math.sin(a) * r * long);
    ctx.lineTo(x + Math.cos(a) * r * 0.92, y + Math.sin(a) * r * 0.92);
    ctx.lineWidth = r > 40 ? 2 : 1.2;
    ctx.strokeStyle = alpha('#cfe0ff', i % 3 === 0 ? 0.95 : 0.5);
    ctx.stroke();
  }
  const a = from + turn * Math.PI * 1.5;
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.lineTo(x + Math.cos(a) * r * 0.8, y + Math.sin(a) * r * 0.8);
  ctx.lineWidth = 3;
  ctx.strokeStyle = ink.amber;
  ctx.stroke();
  glow(ctx, [x + Math.cos(a) * r * 0.5, y + Math.sin(a) * r * 0.5], r * 0.7, ink.amber, 0.4);
}

function tablet(ctx: Ctx): void {
  box(ctx, 912, 640, 16, 60, '#05080e');
  ctx.save();
  ctx.translate(820, 520);
  ctx.transform(1, 0.02, -0.03, 1, 0, 0);
  pill(ctx, 0, 0, 200, 138, 14, '#05080e');
  ctx.beginPath();
  ctx.roundRect(9, 9, 182, 120, 8);
  ctx.fillStyle = linear(ctx, [0, 9], [0, 129], [[0, '#132748'], [1, '#0c1830']]);
  ctx.fill();
  ctx.clip();
  ctx.strokeStyle = alpha('#5d7db5', 0.55);
  ctx.lineWidth = 2;
  for (const [a, b, c, d] of [[0, 40, 200, 70], [40, 0, 90, 140], [0, 100, 200, 96], [150, 0, 120, 140]] as const) {
    ctx.beginPath();
    ctx.moveTo(a, b);
    ctx.lineTo(c, d);
    ctx.stroke();
  }
  ctx.beginPath();
  ctx.moveTo(62, 140);
  ctx.bezierCurveTo(70, 90, 110, 88, 122, 64);
  ctx.bezierCurveTo(132, 44, 128, 26, 152, 0);
  ctx.lineWidth = 6;
  ctx.strokeStyle = ink.amber;
  ctx.stroke();
  fill(ctx, [[98, 74], [110, 102], [98, 95], [86, 102]], '#f3f7ff');
  ctx.restore();
  glow(ctx, [918, 590], 150, '#6d95dd', 0.2);
}

function wheel(ctx: Ctx): void {
  ctx.save();
  ctx.translate(505, 872);
  ctx.scale(1, 0.74);
  ctx.beginPath();
  ctx.arc(0, 0, 262, 0, Math.PI * 2);
  ctx.lineWidth = 36;
  ctx.strokeStyle = '#05080f';
  ctx.stroke();
  ctx.beginPath();
  ctx.arc(0, 0, 276, Math.PI * 1.12, Math.PI * 1.93);
  ctx.lineWidth = 4;
  ctx.strokeStyle = linear(ctx, [-260, 0], [260, 0], [[0, alpha(WARM, 0.05)], [0.7, alpha(WARM, 0.9)], [1, alpha(WARM, 0.5)]]);
  ctx.stroke();
  fill(ctx, [[-250, 10], [-90, -48], [90, -48], [250, 10], [250, 44], [90, 60], [-90, 60], [-250, 44]], '#070b14');
  pill(ctx, -104, -78, 208, 160, 60, '#0a101c');
  ctx.restore();
  hand(ctx, 262, 800, 1);
  hand(ctx, 748, 800, -1);
}

function hand(ctx: Ctx, x: number, y: number, side: 1 | -1): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(side, 1);
  ctx.beginPath();
  ctx.moveTo(-70, 120);
  ctx.bezierCurveTo(-60, 60, -46, 26, -30, 2);
  ctx.bezierCurveTo(-22, -26, 6, -34, 26, -22);
  ctx.bezierCurveTo(40, -12, 42, 8, 34, 24);
  ctx.bezierCurveTo(30, 46, 20, 56, 14, 120);
  ctx.closePath();
  ctx.fillStyle = '#090e18';
  ctx.fill();
  ctx.beginPath();
  ctx.moveTo(-30, 2);
  ctx.bezierCurveTo(-22, -26, 6, -34, 26, -22);
  ctx.lineWidth = 3;
  ctx.strokeStyle = alpha(WARM, 0.6);
  ctx.stroke();
  for (const dy of [-4, 8, 20]) {
    ctx.beginPath();
    ctx.moveTo(2, dy - 4);
    ctx.quadraticCurveTo(22, dy - 8, 36, dy);
    ctx.lineWidth = 1.6;
    ctx.strokeStyle = alpha('#2a3348', 0.9);
    ctx.stroke();
  }
  ctx.restore();
}
