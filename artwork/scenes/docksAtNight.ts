import { face, project, scaleAt, standing, type Camera } from '../kit/camera';
import { box, linear, pill, type Stage } from '../kit/canvas';
import { fog } from '../kit/land';
import { develop, glow, lamp } from '../kit/light';
import { lettering } from '../kit/mark';
import { alpha, ink } from '../kit/palette';
import { reflect } from '../kit/reflect';
import { clouds, sky, skies, stars } from '../kit/sky';
import { front } from '../truck/front';
import { cabSide, trailerBody } from '../truck/yardTrailer';

const HORIZON = 500;
const LENS: Camera = { at: [0, 1.75, 0], focal: 900, center: [830, HORIZON] };
const WALL = 33;
const BAY = 4.6;
const TRUCKS = [
  { bay: -4, nose: 16.5, paint: '#2b3f63' },
  { bay: -2, nose: 15.5, paint: '#33415c' },
  { bay: 4, nose: 16, paint: '#24406f' },
  { bay: 2, nose: 13.5, paint: '#3a4a66' },
  { bay: 1, nose: 11, paint: '#1c3763' },
];

/** Draws a shipper's long row of docks after dark, with trucks backed in and a wet yard. */
export function draw(target: Stage): void {
  const { ctx } = target;
  sky(target, HORIZON, skies.city);
  stars(target, 240, 120, 8);
  clouds(target, { top: 0, bottom: 330, color: '#45608f', strength: 0.5, seed: 71 });
  box(
    ctx,
    0,
    HORIZON,
    1600,
    400,
    linear(
      ctx,
      [0, HORIZON],
      [0, 900],
      [
        [0, '#1c2942'],
        [0.3, '#121b2d'],
        [1, '#05080f'],
      ],
    ),
  );
  building(target);
  for (let bay = -7; bay <= 7; bay += 1) door(target, bay);
  const foot = project(LENS, [0, 0, WALL])[1];
  reflect(target, {
    at: Math.round(foot),
    to: 900,
    opacity: 0.75,
    ripple: 22,
    stretch: 0.62,
    blur: 4,
  });
  lanes(target);
  for (const truck of TRUCKS) parked(target, truck);
  fog(target, 440, 640, '#7f93b8', 0.16);
  develop(target, { bloom: 0.6, corners: 0.6, grain: 6 });
}

function building({ ctx }: Stage): void {
  const top = project(LENS, [0, 11.5, WALL])[1];
  const foot = project(LENS, [0, 0, WALL])[1];
  const k = scaleAt(LENS, [0, 0, WALL]);
  box(
    ctx,
    0,
    top,
    1600,
    foot - top,
    linear(
      ctx,
      [0, top],
      [0, foot],
      [
        [0, '#111c33'],
        [0.4, '#1d2c4a'],
        [1, '#34405a'],
      ],
    ),
  );
  for (let x = 4; x < 1600; x += k * 0.55)
    box(ctx, x, top, 1, (foot - top) * 0.52, alpha('#060b16', 0.5));
  box(ctx, 0, top, 1600, 5, '#3f5680');
  box(ctx, 0, top + (foot - top) * 0.5, 1600, 5, ink.amber);
}

function door(target: Stage, bay: number): void {
  const open = bay === 0 || bay === -3 || bay === 5;
  standing(target, LENS, [bay * BAY, 0, WALL], (ctx) => {
    pill(ctx, -1.7, -4.3, 3.4, 3.25, 0.1, '#0a111f');
    box(
      ctx,
      -1.35,
      -4.0,
      2.7,
      2.85,
      open
        ? linear(
            ctx,
            [0, -4],
            [0, -1.1],
            [
              [0, '#fff0cd'],
              [0.5, '#f3bb62'],
              [1, '#b9762a'],
            ],
          )
        : linear(
            ctx,
            [0, -4],
            [0, -1.1],
            [
              [0, '#42516d'],
              [1, '#232f47'],
            ],
          ),
    );
    if (!open) for (let y = -3.5; y < -1.2; y += 0.55) box(ctx, -1.35, y, 2.7, 0.04, '#141d30');
    if (open) {
      box(ctx, -1.0, -2.3, 0.8, 1.15, '#6b4417');
      box(ctx, 0.1, -2.9, 0.9, 1.75, '#7d511d');
    }
    for (const x of [-1.55, 1.25]) box(ctx, x, -1.1, 0.3, 0.5, '#05080e');
    lettering(ctx, String(bay + 12), [0, -4.75], {
      size: 0.75,
      paint: alpha(ink.moon, 0.9),
      align: 'center',
    });
    box(ctx, -0.35, -5.75, 0.7, 0.14, ink.lamp);
  });
  const at = project(LENS, [bay * BAY, 5.7, WALL]);
  lamp(target.ctx, at, 3, 120, '#ffc670', 0.7);
  glow(target.ctx, project(LENS, [bay * BAY, 3.2, WALL]), 110, '#ffb95a', 0.3, 0.9);
  glow(
    target.ctx,
    project(LENS, [bay * BAY, 0, WALL - 1]),
    open ? 190 : 120,
    '#ffb04a',
    open ? 0.6 : 0.25,
    0.25,
  );
}

function parked(target: Stage, truck: { bay: number; nose: number; paint: string }): void {
  const { ctx } = target;
  const x = truck.bay * BAY;
  trailerBody(ctx, LENS, { x, near: truck.nose + 6, far: WALL - 0.3, light: 0.75 });
  ctx.save();
  const [px, py] = project(LENS, [x, 0, truck.nose]);
  const k = scaleAt(LENS, [x, 0, truck.nose]);
  ctx.filter = 'blur(5px)';
  ctx.globalAlpha = 0.32;
  ctx.translate(px, py);
  ctx.scale(k, -k * 0.8);
  front(ctx, { paint: truck.paint });
  ctx.restore();
  cabSide(ctx, LENS, { x, nose: truck.nose, paint: truck.paint });
  standing(target, LENS, [x, 0, truck.nose], (c) => {
    front(c, { paint: truck.paint });
  });
  for (const mx of [-0.62, -0.31, 0, 0.31, 0.62])
    lamp(ctx, project(LENS, [x + mx, 3.96, truck.nose]), 2, 22, ink.amber, 0.5);
}

function lanes({ ctx }: Stage): void {
  for (let bay = -7; bay <= 7; bay += 1) {
    const x = (bay + 0.5) * BAY;
    face(
      ctx,
      LENS,
      [
        [x - 0.06, 0, 3],
        [x + 0.06, 0, 3],
        [x + 0.06, 0, 26],
        [x - 0.06, 0, 26],
      ],
      alpha(ink.amber, 0.32),
    );
  }
}
