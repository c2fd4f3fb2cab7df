import { face, strip, type Camera } from './camera';
import { box, linear, type Point, type Stage } from './canvas';
import { alpha } from './palette';
import { seeded } from './random';

export interface Highway {
  /** The left and right edges of the asphalt, in meters. */
  edges: Point;
  /** The x of the dashed lines, in meters. */
  dashes: readonly number[];
  ground?: string;
  near?: string;
  far?: string;
  paint?: string;
}

/** Draws a straight road that runs away from the lens, with ground on both sides. */
export function highway({ ctx, w, h }: Stage, camera: Camera, road: Highway): void {
  const horizon = camera.center[1];
  const { edges, ground = '#0a1222', near = '#0b111d', far = '#3a4866', paint = '#d9e3f3' } = road;
  box(
    ctx,
    0,
    horizon,
    w,
    h - horizon,
    linear(
      ctx,
      [0, horizon],
      [0, h],
      [
        [0, alpha(ground, 1)],
        [1, '#04070d'],
      ],
    ),
  );
  strip(
    ctx,
    camera,
    edges,
    [1, 900],
    linear(
      ctx,
      [0, horizon],
      [0, h],
      [
        [0, far],
        [0.12, '#222d44'],
        [1, near],
      ],
    ),
  );
  wear({ ctx, w, h }, camera, edges);
  for (const x of [edges[0] + 0.7, edges[1] - 0.7])
    strip(ctx, camera, [x - 0.07, x + 0.07], [1, 700], alpha(paint, 0.75));
  for (const x of road.dashes)
    for (let z = 3; z < 320; z += 12)
      strip(ctx, camera, [x - 0.07, x + 0.07], [z, z + 4.2], alpha(paint, 0.85));
}

function wear({ ctx }: Stage, camera: Camera, edges: Point): void {
  const random = seeded(91);
  for (let i = 0; i < 320; i += 1) {
    const z = 2 + random() ** 2.6 * 90;
    const x = edges[0] + random() * (edges[1] - edges[0]);
    const wide = 0.02 + random() * 0.18;
    const tone = random() < 0.5 ? alpha('#9db2d6', 0.05) : alpha('#000000', 0.14);
    face(
      ctx,
      camera,
      [
        [x, 0, z],
        [x + wide, 0, z],
        [x + wide, 0, z + 1 + random() * 5],
        [x, 0, z + 2],
      ],
      tone,
    );
  }
}
