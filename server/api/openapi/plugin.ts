import type { FastifyInstance } from 'fastify';
import { makeStoredAnswer, sendStored } from '../../platform/http/storedAnswer';
import { openApiDocument } from './document';

/** Publishes the API's description at /openapi.json. */
export async function openApiPlugin(app: FastifyInstance): Promise<void> {
  const answer = makeStoredAnswer(
    'application/json; charset=utf-8',
    JSON.stringify(openApiDocument()),
  );
  app.get('/openapi.json', async (request, reply) => sendStored(request, reply, await answer));
}
