import type { createRender, fillHead, fillTemplate } from '@/app/render';

/** The exports of the built render entry (dist/render/render.js). */
export interface RenderEntry {
  createRender: typeof createRender;
  fillHead: typeof fillHead;
  fillTemplate: typeof fillTemplate;
}
