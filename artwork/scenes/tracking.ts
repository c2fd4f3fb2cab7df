import { project, type Camera, type Vec } from '../kit/camera';
import { box, disc, fill, line, linear, type Point, type Stage } from '../kit/canvas';
import { develop, glow, lamp } from '../kit/light';
import { drawMark } from '../kit/mark';
import { alpha, ink, mix } from '../kit/palette';
import { fbm } from '../kit/random';

const LENS: Camera = { at: [0, 15, -15], pitch: 0.5, focal: 640, center: [400, 270] };

/** The height of the country, with the valley the route runs through. */
function ground(x: number, z: number): number {
  const away = Math.min(1, Math.abs(x - valley(z)) / 6);
  return away ** 1.6 * 5.4 * fbm(x / 6 + 40, z / 6 + 40, 5, 5);
}

function valley(z: number): number {
  return Math.sin(z * 0.17) * 3.4 + Math.sin(z * 0.41 + 1) * 1.1;
}

/** The country drawn in lines, one lit route through it, and where the truck is now. */
export function draw(target: Stage): void {
  const { ctx, w, h } = target;
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
        [0, '#0b1730'],
        [0.3, '#122446'],
        [1, '#05080f'],
      ],
    ),
  );
  glow(ctx, [430, 110], 460, ink.haze, 0.5, 0.4);
  for (let z = 34; z > -9; z -= 0.55) contour(target, z);
  route(target);
  pin(target, -6, 'start');
  pin(target, 9, 'truck');
  pin(target, 27, 'end');
  develop(target, { bloom: 0.7, corners: 0.6, grain: 6 });
}

function contour({ ctx, h }: Stage, z: number): void {
  const points: Point[] = [];
  for (let x = -30; x <= 30; x += 0.3) points.push(project(LENS, [x, ground(x, z), z]));
  const t = (z + 9) / 43;
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return;
  fill(ctx, [...points, [last[0], h], [first[0], h]], mix('#060b15', '#15294d', t));
  line(
    ctx,
    points,
    1.1,
    alpha(mix('#5c86cf', '#86a6d8', t), 0.2 + 0.45 * Math.sin(Math.PI * Math.min(1, t + 0.1))),
  );
}

function route({ ctx }: Stage): void {
  const path = (from: number, to: number): Point[] => {
    const points: Point[] = [];
    for (let z = from; z <= to; z += 0.25) points.push(project(LENS, [valley(z), 0.12, z]));
    return points;
  };
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  line(ctx, path(-9, 34), 3, alpha(ink.mist, 0.35));
  ctx.save();
  ctx.filter = 'blur(9px)';
  ctx.globalCompositeOperation = 'lighter';
  line(ctx, path(-6, 9), 16, alpha(ink.amber, 0.7));
  ctx.restore();
  line(ctx, path(-6, 9), 6, ink.amber);
  line(ctx, path(-6, 9), 2, '#ffe9bd');
}

function pin({ ctx }: Stage, z: number, kind: 'start' | 'truck' | 'end'): void {
  const place: Vec = [valley(z), 0.12, z];
  const [x, y] = project(LENS, place);
  if (kind !== 'truck') {
    const tone = kind === 'start' ? ink.amber : ink.moon;
    disc(ctx, x, y, 13, 8, '#081122');
    disc(ctx, x, y, 9, 5.5, tone);
    glow(ctx, [x, y], 50, tone, 0.5);
    return;
  }
  for (const r of [34, 58, 86]) {
    ctx.beginPath();
    ctx.ellipse(x, y, r, r * 0.5, 0, 0, Math.PI * 2);
    ctx.lineWidth = 2;
    ctx.strokeStyle = alpha(ink.amber, 20 / r);
    ctx.stroke();
  }
  lamp(ctx, [x, y], 5, 150, ink.amber, 0.8);
  marker({ ctx, w: 0, h: 0 }, x, y - 6);
}

function marker({ ctx }: Stage, x: number, y: number): void {
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.bezierCurveTo(x - 12, y - 30, x - 44, y - 46, x - 44, y - 84);
  ctx.arc(x, y - 84, 44, Math.PI, 0);
  ctx.bezierCurveTo(x + 44, y - 46, x + 12, y - 30, x, y);
  ctx.fillStyle = linear(
    ctx,
    [x - 44, y - 130],
    [x + 44, y],
    [
      [0, '#ffc659'],
      [1, '#e8930a'],
    ],
  );
  ctx.fill();
  disc(ctx, x, y - 84, 33, 33, '#0d1a33');
  drawMark(ctx, x - 20, y - 104, 40, ink.amber);
}
