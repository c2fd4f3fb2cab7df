import type { createRender, fillHead, fillTemplate } from '@/app/render';

/** What the built render entry (dist/render/render.js) exports. */
export interface RenderEntry {
  createRender: typeof createRender;
  fillHead: typeof fillHead;
  fillTemplate: typeof fillTemplate;
}
