import { stage, type Ctx, type Stage } from '../kit/canvas';
import { fog } from '../kit/land';
import { bloom, glow, grain, vignette } from '../kit/light';
import { ink } from '../kit/palette';
import { scroll } from '../kit/tile';
import { farAway, hills, trees } from '../hero/backdrop';
import { drawRig, paintRig, rigLights } from '../hero/rig';
import { asphalt, farRail, lampLight, laneMarks, mast, nearRail, oncoming } from '../hero/roadside';

const W = 1600;
const H = 900;
/** Pixels that each layer travels in one loop. Each is a multiple of the layer's tile, so the end meets the start. */
const TRAVEL = { hills: 800, trees: 1600, rail: 6400, lamps: 7600, lane: 9600, near: 16000 };
const LAMP_GAP = 1900;

let layers: ReturnType<typeof paint> | undefined;

function paint() {
  return {
    far: farAway(W, H),
    hills: hills(800, H),
    trees: trees(1600, H),
    road: asphalt(W, H),
    lane: laneMarks(1600, H),
    farRail: farRail(1600, H),
    nearRail: nearRail(1600, H),
    rig: paintRig(),
    dust: dust(),
  };
}

/** A grain that does not move. It hides banding in the sky and adds almost nothing to the film's size. */
function dust(): HTMLCanvasElement {
  const tile = stage(W, H);
  tile.ctx.fillStyle = '#808080';
  tile.ctx.fillRect(0, 0, W, H);
  grain(tile, 26, 12);
  return tile.ctx.canvas;
}

/** Draws the frame at the fraction `t` of the loop, from 0 to below 1. */
export function draw(target: Stage, t = 0): void {
  layers ??= paint();
  const { ctx } = target;
  ctx.save();
  ctx.setTransform(target.w / W, 0, 0, target.h / H, 0, 0);
  const lamps = lampPlaces(t);
  world(ctx, layers, t, lamps);
  const bounce = Math.sin(t * Math.PI * 2 * 9) * 0.8 + Math.sin(t * Math.PI * 2 * 5) * 0.5;
  drawRig(ctx, layers.rig, lamps, bounce);
  rigLights(ctx, bounce);
  scroll(ctx, layers.nearRail, TRAVEL.near * t, W);
  ctx.globalCompositeOperation = 'overlay';
  ctx.globalAlpha = 0.35;
  ctx.drawImage(layers.dust, 0, 0);
  ctx.restore();
  bloom(target, target.w / 44, 0.4);
  vignette(target, 0.6);
}

function lampPlaces(t: number): number[] {
  const places: number[] = [];
  for (let x = -2 * LAMP_GAP; x < W + 2 * LAMP_GAP; x += LAMP_GAP)
    places.push(x + 1260 - ((TRAVEL.lamps * t) % LAMP_GAP));
  return places.filter((x) => x > -500 && x < W + 400);
}

function world(
  ctx: Ctx,
  layer: ReturnType<typeof paint>,
  t: number,
  lamps: readonly number[],
): void {
  const whole: Stage = { ctx, w: W, h: H };
  ctx.drawImage(layer.far, 0, 0);
  scroll(ctx, layer.hills, TRAVEL.hills * t, W);
  fog(whole, 570, 690, '#5f78a3', 0.26);
  glow(ctx, [1230, 606], 560, ink.amber, 0.3, 0.3);
  scroll(ctx, layer.trees, TRAVEL.trees * t, W);
  fog(whole, 610, 700, '#41598a', 0.28);
  ctx.drawImage(layer.road, 0, 0);
  for (const x of lamps) mast(ctx, x);
  for (const x of [2600 - 14000 * ((t + 0.36) % 1), 2400 - 14000 * ((t + 0.83) % 1)])
    if (x > -200 && x < W + 200) oncoming(ctx, x);
  scroll(ctx, layer.farRail, TRAVEL.rail * t, W);
  scroll(ctx, layer.lane, TRAVEL.lane * t, W);
  for (const x of lamps) lampLight(ctx, x);
}
