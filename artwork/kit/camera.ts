import { fill, line, type Ctx, type Paint, type Point, type Stage } from './canvas';

/** x points to the right, y up and z ahead, in meters. */
export type Vec = readonly [number, number, number];

export interface Camera {
  at: Vec;
  /** The camera's turn to the right and down, in radians. */
  yaw?: number;
  pitch?: number;
  /** Pixels per meter at a distance of one meter. */
  focal: number;
  /** The point of the canvas at which the lens points. */
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

/** Returns the point of the canvas that shows a place in the world. */
export function project(camera: Camera, place: Vec): Point {
  return screen(camera, turn(camera, place));
}

/** Returns the pixels per meter at a place. */
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

/** Fills a polygon with corners at these places in the world. */
export function face(ctx: Ctx, camera: Camera, places: readonly Vec[], paint: Paint): void {
  const seen = clip(places.map((place) => turn(camera, place)));
  if (seen.length > 2)
    fill(
      ctx,
      seen.map((place) => screen(camera, place)),
      paint,
    );
}

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

/** Fills a strip on the ground from x[0] to x[1] and from z[0] to z[1]. */
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

/** Draws something flat that faces the lens. `draw` uses meters from the foot at `place`, with up negative. */
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
