import { disc, line, pill, type Ctx, type Point } from './canvas';
import { alpha, ink } from './palette';

export interface FigureLook {
  tone?: string;
  rim?: string;
  vest?: boolean;
  cap?: boolean;
}

function limb(ctx: Ctx, points: readonly Point[], width: number, tone: string): void {
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  line(ctx, points, width, tone);
}

function torso(ctx: Ctx, tone: string): void {
  ctx.beginPath();
  ctx.moveTo(-0.2, -0.88);
  ctx.bezierCurveTo(-0.22, -1.1, -0.25, -1.3, -0.23, -1.42);
  ctx.bezierCurveTo(-0.18, -1.5, -0.08, -1.51, 0, -1.51);
  ctx.bezierCurveTo(0.08, -1.51, 0.18, -1.5, 0.23, -1.42);
  ctx.bezierCurveTo(0.25, -1.3, 0.22, -1.1, 0.2, -0.88);
  ctx.closePath();
  ctx.fillStyle = tone;
  ctx.fill();
}

function head(ctx: Ctx, x: number, y: number, tone: string, cap: boolean): void {
  limb(
    ctx,
    [
      [x * 0.6, y + 0.16],
      [x, y + 0.06],
    ],
    0.12,
    tone,
  );
  disc(ctx, x, y, 0.098, 0.125, tone);
  if (!cap) return;
  disc(ctx, x, y - 0.05, 0.108, 0.09, tone);
  pill(ctx, x + 0.03, y - 0.05, 0.17, 0.035, 0.015, tone);
}

function vestStripes(ctx: Ctx): void {
  for (const x of [-0.13, 0.1]) pill(ctx, x, -1.46, 0.035, 0.5, 0.01, ink.amber);
  pill(ctx, -0.215, -1.08, 0.43, 0.05, 0.01, ink.amber);
  pill(ctx, -0.21, -0.98, 0.42, 0.03, 0.01, alpha(ink.lamp, 0.9));
}

/** Draws a standing person, 1.8 m tall, who faces right and raises the near hand. */
export function standingDriver(ctx: Ctx, look: FigureLook = {}): void {
  const tone = look.tone ?? '#060b15';
  const body = (color: string) => {
    limb(
      ctx,
      [
        [-0.09, -0.9],
        [-0.11, -0.45],
        [-0.12, -0.06],
      ],
      0.17,
      color,
    );
    limb(
      ctx,
      [
        [0.09, -0.9],
        [0.12, -0.46],
        [0.11, -0.06],
      ],
      0.17,
      color,
    );
    pill(ctx, -0.2, -0.09, 0.26, 0.09, 0.04, color);
    pill(ctx, 0.04, -0.09, 0.26, 0.09, 0.04, color);
    torso(ctx, color);
    limb(
      ctx,
      [
        [-0.2, -1.4],
        [-0.28, -1.12],
        [-0.24, -0.86],
      ],
      0.11,
      color,
    );
    limb(
      ctx,
      [
        [0.19, -1.4],
        [0.27, -1.14],
        [0.44, -1.22],
      ],
      0.105,
      color,
    );
    head(ctx, 0.02, -1.66, color, look.cap ?? true);
  };
  edged(ctx, body, tone, look.rim);
  if (look.vest) vestStripes(ctx);
}

/** Draws a crouching person who faces right and stretches the near arm out at knee height. */
export function crouching(ctx: Ctx, look: FigureLook = {}): void {
  const tone = look.tone ?? '#060b15';
  const body = (color: string) => {
    limb(
      ctx,
      [
        [-0.24, -0.42],
        [0.2, -0.5],
        [0.12, -0.06],
      ],
      0.19,
      color,
    );
    limb(
      ctx,
      [
        [-0.24, -0.4],
        [-0.02, -0.34],
        [-0.2, -0.07],
      ],
      0.19,
      color,
    );
    pill(ctx, 0.04, -0.1, 0.3, 0.1, 0.05, color);
    pill(ctx, -0.34, -0.1, 0.26, 0.1, 0.05, color);
    ctx.beginPath();
    ctx.moveTo(-0.4, -0.42);
    ctx.bezierCurveTo(-0.42, -0.75, -0.24, -1.05, -0.02, -1.12);
    ctx.bezierCurveTo(0.14, -1.12, 0.2, -1.0, 0.16, -0.86);
    ctx.bezierCurveTo(0.1, -0.66, -0.02, -0.48, -0.1, -0.34);
    ctx.closePath();
    ctx.fillStyle = color;
    ctx.fill();
    limb(
      ctx,
      [
        [0.04, -1.02],
        [0.24, -0.78],
        [0.52, -0.84],
      ],
      0.11,
      color,
    );
    head(ctx, 0.16, -1.24, color, look.cap ?? true);
  };
  edged(ctx, body, tone, look.rim);
  if (!look.vest) return;
  ctx.lineCap = 'butt';
  line(
    ctx,
    [
      [-0.36, -0.62],
      [0.02, -0.5],
    ],
    0.05,
    ink.amber,
  );
  line(
    ctx,
    [
      [-0.2, -0.98],
      [-0.02, -0.52],
    ],
    0.035,
    ink.amber,
  );
}

/** Draws a head and shoulders, 0.7 m wide. */
export function bust(ctx: Ctx, look: FigureLook = {}): void {
  const tone = look.tone ?? '#0b1220';
  const body = (color: string) => {
    ctx.beginPath();
    ctx.moveTo(-0.34, 0.1);
    ctx.bezierCurveTo(-0.34, -0.28, -0.22, -0.36, -0.06, -0.4);
    ctx.lineTo(0.06, -0.4);
    ctx.bezierCurveTo(0.22, -0.36, 0.34, -0.28, 0.34, 0.1);
    ctx.fillStyle = color;
    ctx.fill();
    limb(
      ctx,
      [
        [0, -0.36],
        [0, -0.46],
      ],
      0.12,
      color,
    );
    disc(ctx, 0, -0.56, 0.105, 0.135, color);
    if (look.cap) {
      disc(ctx, 0, -0.63, 0.118, 0.09, color);
      pill(ctx, -0.13, -0.62, 0.26, 0.035, 0.015, color);
    }
  };
  edged(ctx, body, tone, look.rim);
}

function edged(ctx: Ctx, body: (color: string) => void, tone: string, rim?: string): void {
  if (rim) {
    ctx.save();
    ctx.translate(0.018, -0.012);
    body(rim);
    ctx.restore();
  }
  body(tone);
}
