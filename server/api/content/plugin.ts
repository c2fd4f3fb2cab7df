import type { FastifyInstance } from 'fastify';
import type { Api } from '../../Api';
import { contentReaders } from '../../domain/content/readers';

/** The calls that bring content (docs/product.md, Calls): a GET for each reader. */
export async function contentPlugin(app: FastifyInstance, { api }: { api: Api }): Promise<void> {
  for (const path of Object.keys(contentReaders)) app.get(path, api.content.handler(path));
}
