import type { FastifyInstance } from 'fastify';
import type { Services } from '../../domain/Services';
import { notFound } from '../../platform/rejections';
import { mediaRoute } from '../../domain/media/addresses';
import { findVariant, readBytes } from '../../domain/media/readMedia';
import { sendMedia } from '../../platform/http/sendMedia';

const cacheControl = 'public, max-age=31536000, immutable';

export async function mediaPlugin(app: FastifyInstance, { api }: { api: Services }): Promise<void> {
  const { queries } = api.database;
  app.get(mediaRoute, async (request, reply) => {
    const { hash, variant } = request.params as { hash: string; variant: string };
    const found = await findVariant(queries, 'site', hash, variant);
    if (!found) throw notFound();
    return sendMedia(request, reply, {
      found,
      cacheControl,
      read: (start, end) => readBytes(queries, found, start, end),
    });
  });
}
