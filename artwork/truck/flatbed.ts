import { box, linear, pill, type Ctx } from '../kit/canvas';
import { alpha, ink, mix } from '../kit/palette';
import { wheel } from './wheel';

const DECK = -1.5;

/** Draws a flatbed from its right side, in meters, with its rear at x = 0. `load` draws on the deck, at y = 0. */
export function flatbed(ctx: Ctx, load: (ctx: Ctx) => void): void {
  box(ctx, 0.3, DECK + 0.24, 15.2, 0.24, '#070b13');
  for (const x of [12.4, 12.75]) box(ctx, x, DECK + 0.4, 0.13, 0.82, '#0b111c');
  box(ctx, 12.3, -0.34, 0.7, 0.06, '#0b111c');
  for (const x of [1.75, 3.05]) wheel(ctx, x);
  box(
    ctx,
    0.02,
    DECK,
    16.1,
    0.3,
    linear(
      ctx,
      [0, DECK],
      [0, DECK + 0.3],
      [
        [0, '#8fa0bd'],
        [0.25, '#2f3e5a'],
        [1, '#111a2b'],
      ],
    ),
  );
  for (let x = 0.3; x < 15.6; x += 1.2) {
    box(ctx, x, DECK + 0.16, 0.3, 0.06, '#b3331f');
    box(ctx, x + 0.3, DECK + 0.16, 0.3, 0.06, '#d5deec');
  }
  for (const x of [5.2, 8, 10.8]) pill(ctx, x, DECK + 0.26, 0.16, 0.07, 0.02, ink.amber);
  box(ctx, 15.9, -3.4, 0.14, 1.95, '#3a4a66');
  ctx.save();
  ctx.translate(0, DECK);
  load(ctx);
  ctx.restore();
}

export function timber(ctx: Ctx): void {
  for (const [x, wide] of [
    [0.7, 4.7],
    [5.6, 4.7],
    [10.5, 4.9],
  ] as const)
    for (const [y, tall, tone] of [
      [-1.02, 0.9, '#c48a45'],
      [-2.06, 0.92, '#d79d55'],
    ] as const) {
      for (let s = x + 0.4; s < x + wide; s += 1.3) box(ctx, s, y + tall, 0.16, 0.12, '#4a3218');
      box(
        ctx,
        x,
        y,
        wide,
        tall,
        linear(
          ctx,
          [0, y],
          [0, y + tall],
          [
            [0, mix(tone, '#ffe6b8', 0.35)],
            [0.2, tone],
            [1, mix(tone, '#120c06', 0.55)],
          ],
        ),
      );
      for (let row = y + 0.11; row < y + tall; row += 0.115)
        box(ctx, x, row, wide, 0.018, alpha('#2c1a08', 0.55));
      box(ctx, x, y, wide, 0.025, alpha('#fff0cd', 0.7));
    }
  for (const x of [1.5, 4.4, 6.5, 9.3, 11.4, 14.4]) {
    box(ctx, x, -2.09, 0.1, 2.2, '#0d1524');
    box(ctx, x - 0.04, 0.02, 0.18, 0.18, '#8fa0bd');
  }
}
