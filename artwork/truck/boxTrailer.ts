import { face, project, type Camera, type Vec } from '../kit/camera';
import { linear, type Ctx } from '../kit/canvas';
import { glow } from '../kit/light';
import { alpha, ink, mix } from '../kit/palette';
import { tire } from './yardTrailer';

export interface Boxed {
  x: number;
  near: number;
  length?: number;
  tone?: string;
  lit?: boolean;
}

/** Draws the roof, one side and the doors of a parked trailer, seen from above and behind. */
export function boxTrailer(ctx: Ctx, camera: Camera, parked: Boxed): void {
  const { x, near, length = 14, tone = '#6f83a6' } = parked;
  const far = near + length;
  const side = camera.at[0] < x ? -1 : 1;
  const edge = x + side * 1.3;
  shadow(ctx, camera, x, near, far);
  for (const z of [far - 3.5, near + 1.2, near + 2.5]) tire(ctx, camera, edge, z);
  const wall = (y0: number, y1: number, z0 = near, z1 = far): Vec[] => [
    [edge, y0, z0],
    [edge, y0, z1],
    [edge, y1, z1],
    [edge, y1, z0],
  ];
  face(ctx, camera, wall(0.45, 1.2, near + 4, far - 4), '#0b1220');
  face(
    ctx,
    camera,
    wall(1.1, 4.1),
    linear(ctx, project(camera, [edge, 4.1, near]), project(camera, [edge, 1.1, near]), [
      [0, mix(tone, '#0a1222', 0.35)],
      [1, mix(tone, '#060a14', 0.75)],
    ]),
  );
  for (let z = near + 0.9; z < far; z += 0.9)
    face(ctx, camera, wall(1.2, 4.05, z, z + 0.04), alpha('#050a16', 0.35));
  face(ctx, camera, wall(1.5, 1.75), mix(ink.amber, '#0a1222', 0.25));
  roof(ctx, camera, x, near, far, tone);
  rearDoors(ctx, camera, parked);
}

function shadow(ctx: Ctx, camera: Camera, x: number, near: number, far: number): void {
  face(
    ctx,
    camera,
    [
      [x - 1.7, 0, near - 0.5],
      [x + 1.5, 0, near - 0.5],
      [x + 1.5, 0, far],
      [x - 1.7, 0, far],
    ],
    alpha('#01030a', 0.6),
  );
}

function roof(ctx: Ctx, camera: Camera, x: number, near: number, far: number, tone: string): void {
  const paint = linear(ctx, project(camera, [x, 4.1, near]), project(camera, [x, 4.1, far]), [
    [0, mix(tone, '#c6d6f0', 0.35)],
    [1, mix(tone, '#1a2844', 0.5)],
  ]);
  face(
    ctx,
    camera,
    [
      [x - 1.3, 4.1, near],
      [x + 1.3, 4.1, near],
      [x + 1.3, 4.1, far],
      [x - 1.3, 4.1, far],
    ],
    paint,
  );
  for (let z = near + 1.2; z < far; z += 1.2)
    face(
      ctx,
      camera,
      [
        [x - 1.3, 4.1, z],
        [x + 1.3, 4.1, z],
        [x + 1.3, 4.1, z + 0.06],
        [x - 1.3, 4.1, z + 0.06],
      ],
      alpha('#0a1222', 0.25),
    );
}

function rearDoors(ctx: Ctx, camera: Camera, { x, near, tone = '#6f83a6', lit }: Boxed): void {
  const at = (dx: number, y: number): Vec => [x + dx, y, near];
  const plate = (x0: number, x1: number, y0: number, y1: number, paint: string | CanvasGradient) =>
    face(ctx, camera, [at(x0, y0), at(x1, y0), at(x1, y1), at(x0, y1)], paint);
  for (const s of [-1, 1]) {
    plate(s * 0.75, s * 1.25, 0.02, 1.04, '#05080e');
  }
  plate(-1.1, 1.1, 0.5, 0.62, '#1b2537');
  plate(-1.3, 1.3, 1.1, 4.1, '#101a2e');
  const paint = linear(ctx, project(camera, at(0, 4)), project(camera, at(0, 1.2)), [
    [0, mix(tone, '#dbe7fb', 0.3)],
    [1, mix(tone, '#0a1222', 0.6)],
  ]);
  plate(-1.22, -0.02, 1.28, 4.0, paint);
  plate(0.02, 1.22, 1.28, 4.0, paint);
  plate(-1.22, 1.22, 2.32, 2.42, ink.amber);
  for (const d of [-0.95, -0.3, 0.3, 0.95])
    plate(d - 0.025, d + 0.025, 1.28, 4.0, alpha('#dbe7fb', 0.5));
  for (const d of [-1.05, 0.95]) plate(d, d + 0.18, 0.95, 1.06, lit ? '#ff5a3c' : '#7c2416');
  if (lit) for (const d of [-0.96, 1.04]) glow(ctx, project(camera, at(d, 1)), 34, ink.tail, 0.7);
}
