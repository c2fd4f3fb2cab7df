import { face, project, type Camera, type Vec } from '../kit/camera';
import { linear, type Ctx } from '../kit/canvas';
import { alpha, ink, mix } from '../kit/palette';

export interface Parked {
  /** The x of the trailer's center line, and the z of its near and far ends, in meters. */
  x: number;
  near: number;
  far: number;
  /** From 0 (dark) to 1 (bright). */
  light?: number;
}

/** Draws the sides, roof and belly of a trailer parked along z, without its ends. */
export function trailerBody(ctx: Ctx, camera: Camera, parked: Parked): void {
  const { x, near, far, light = 0.7 } = parked;
  const side = camera.at[0] < x ? -1 : 1;
  const edge = x + side * 1.3;
  const wall = (y0: number, y1: number, z0 = near, z1 = far): Vec[] => [
    [edge, y0, z0],
    [edge, y0, z1],
    [edge, y1, z1],
    [edge, y1, z0],
  ];
  const from = project(camera, [edge, 4.11, near]);
  const to = project(camera, [edge, 4.11, far]);
  const tone = (t: number) => mix('#0a1222', '#7f93b5', light * t);
  face(
    ctx,
    camera,
    [
      [x - 1.2, 0.02, near],
      [x + 1.2, 0.02, near],
      [x + 1.2, 0.02, far],
      [x - 1.2, 0.02, far],
    ],
    alpha('#01030a', 0.7),
  );
  face(ctx, camera, wall(0.45, 1.2, near + 4, far - 4), '#0b1220');
  face(
    ctx,
    camera,
    wall(1.1, 4.11),
    linear(ctx, from, to, [
      [0, tone(0.75)],
      [1, tone(0.35)],
    ]),
  );
  for (const z of [near + 1.2, near + 2.5, far - 1.9, far - 3.2]) tire(ctx, camera, edge, z);
  for (let z = near + 1.2; z < far; z += 1.22)
    face(ctx, camera, wall(1.3, 4.0, z, z + 0.05), alpha('#050a16', 0.35));
  face(ctx, camera, wall(1.5, 1.72), ink.amber);
  face(ctx, camera, wall(1.08, 1.24), '#0d1524');
  for (let z = near + 0.5; z < far; z += 1.2)
    face(ctx, camera, wall(1.13, 1.19, z, z + 0.5), '#a9b4c6');
  face(ctx, camera, wall(4.03, 4.11), alpha('#dbe7fb', 0.35 * light));
}

/** Draws a tire that stands along z at x, seen at an angle. */
export function tire(ctx: Ctx, camera: Camera, x: number, z: number): void {
  const ring = (r: number): Vec[] =>
    Array.from({ length: 24 }, (_, i): Vec => {
      const a = (i / 24) * Math.PI * 2;
      return [x, 0.52 + Math.sin(a) * r, z + Math.cos(a) * r];
    });
  face(ctx, camera, ring(0.52), '#05080e');
  face(ctx, camera, ring(0.3), '#4d5d78');
  face(ctx, camera, ring(0.22), '#1a2336');
  face(ctx, camera, ring(0.1), '#8fa0bb');
}

/** Draws the side of a tractor with its front at `nose`. */
export function cabSide(
  ctx: Ctx,
  camera: Camera,
  cab: { x: number; nose: number; paint: string },
): void {
  const side = camera.at[0] < cab.x ? -1 : 1;
  const x = cab.x + side * 1.2;
  const at = (z: number, y: number): Vec => [x, y, cab.nose + z];
  const from = project(camera, at(0, 4));
  const to = project(camera, at(0, 0.4));
  const tone = linear(ctx, from, to, [
    [0, mix(cab.paint, ink.haze, 0.45)],
    [0.5, mix(cab.paint, ink.black, 0.25)],
    [1, mix(cab.paint, ink.black, 0.75)],
  ]);
  face(
    ctx,
    camera,
    [at(0.05, 0.4), at(5, 0.4), at(5, 4), at(3.4, 4.05), at(0.6, 3.9), at(0.1, 3)],
    tone,
  );
  face(ctx, camera, [at(1.2, 2.25), at(2.6, 2.3), at(2.6, 3.05), at(1.4, 3.05)], '#070c17');
  face(ctx, camera, [at(3.3, 2.5), at(4, 2.5), at(4, 2.95), at(3.3, 2.95)], '#070c17');
  face(ctx, camera, [at(0.1, 1.5), at(5, 1.1), at(5, 1.28), at(0.1, 1.62)], ink.amber);
  for (const z of [2.8, 1.05])
    face(ctx, camera, [at(z, 0.5), at(z + 0.03, 0.5), at(z + 0.03, 3.2), at(z, 3.2)], '#060a14');
  tire(ctx, camera, x, cab.nose + 1.3);
  tire(ctx, camera, x, cab.nose + 6.3);
}
