import { fill, line, type Ctx, type Paint, type Point, type Stage } from './canvas';

/** x to the right, y up, z ahead; meters. */
export type Vec = readonly [number, number, number];

export interface Camera {
  at: Vec;
  /** Radians: to the right, and down. */
  yaw?: number;
  pitch?: number;
  /** Pixels per meter at one meter. */
  focal: number;
  /** Where the lens points to on the canvas. */
  center: Point;
}

const NEAR = 0.2;

function turn(camera: Camera, [x, y, z]: Vec): Vec {
  const [cx, cy, cz] = camera.at;
  const yaw = camera.yaw ?? 0;
  const pitch = camera.pitch ?? 0;
  const dx = x - cx;
  const dz = z - cz;
  const sx = dx * Math.cos(yaw) - dz * Math.sin(yaw);
  const sz = dx * Math.sin(yaw) + dz * Math.cos(yaw);
  const dy = y - cy;
  return [
    sx,
    dy * Math.cos(pitch) + sz * Math.sin(pitch),
    sz * Math.cos(pitch) - dy * Math.sin(pitch),
  ];
}

function screen(camera: Camera, [x, y, z]: Vec): Point {
  const k = camera.focal / Math.max(NEAR, z);
  return [camera.center[0] + x * k, camera.center[1] - y * k];
}

/** Where a place of the world falls on the canvas. */
export function project(camera: Camera, place: Vec): Point {
  return screen(camera, turn(camera, place));
}

/** Pixels a meter takes at a place. */
export function scaleAt(camera: Camera, place: Vec): number {
  return camera.focal / Math.max(NEAR, turn(camera, place)[2]);
}

function clip(points: readonly Vec[]): Vec[] {
  const out: Vec[] = [];
  points.forEach((b, i) => {
    const a = points[(i + points.length - 1) % points.length] ?? b;
    const inside = b[2] >= NEAR;
    if (inside !== a[2] >= NEAR) {
      const t = (NEAR - a[2]) / (b[2] - a[2]);
      out.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, NEAR]);
    }
    if (inside) out.push(b);
  });
  return out;
}

/** Fills a polygon of the world. */
export function face(ctx: Ctx, camera: Camera, places: readonly Vec[], paint: Paint): void {
  const seen = clip(places.map((place) => turn(camera, place)));
  if (seen.length > 2)
    fill(
      ctx,
      seen.map((place) => screen(camera, place)),
      paint,
    );
}

/** Draws a line of the world, `width` in pixels. */
export function wire(
  ctx: Ctx,
  camera: Camera,
  places: readonly Vec[],
  width: number,
  paint: Paint,
) {
  line(
    ctx,
    places.map((place) => project(camera, place)),
    width,
    paint,
  );
}

/** A strip lying on the ground along z, from x0 to x1. */
export function strip(ctx: Ctx, camera: Camera, x: Point, z: Point, paint: Paint, y = 0): void {
  face(
    ctx,
    camera,
    [
      [x[0], y, z[0]],
      [x[1], y, z[0]],
      [x[1], y, z[1]],
      [x[0], y, z[1]],
    ],
    paint,
  );
}

/** Draws something flat that faces the lens, in meters, its foot standing at a place (y up is negative). */
export function standing(
  { ctx }: Stage,
  camera: Camera,
  place: Vec,
  draw: (ctx: Ctx) => void,
): void {
  const [x, y] = project(camera, place);
  const k = scaleAt(camera, place);
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(k, k);
  draw(ctx);
  ctx.restore();
}
