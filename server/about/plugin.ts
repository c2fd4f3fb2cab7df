import type { FastifyInstance } from 'fastify';
import { calls } from '@/contract/calls';
import type { Api } from '../Api';

/** The calls under /api/about/ (docs/product.md, Calls). */
export async function aboutPlugin(app: FastifyInstance, { api }: { api: Api }): Promise<void> {
  for (const path of [calls.about, calls.contacts, calls.homeFiles]) {
    app.get(path, api.content.handler(path));
  }
}
