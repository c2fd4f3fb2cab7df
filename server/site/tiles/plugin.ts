import type { FastifyInstance } from 'fastify';
import { notFound } from '../../platform/rejections';
import { sendStored } from '../../platform/http/sendStored';
import { WorkerThread } from '../../platform/workers/WorkerThread';
import { parseTileAddress, type TileAddress } from './tileAddress';
import { TileSet } from './TileSet';

const oneWeek = 7 * 24 * 3600;

/**
 * An atlas is unloaded once it has not been used for this time, in ms, because it takes 190 MB.
 * Loading it again takes a second.
 */
const fiveMinutes = 5 * 60_000;

/**
 * Serves the map's own tiles, for a carrier without an account at a maps service (MAP_TILE_URL is
 * empty).
 */
export async function tilesPlugin(app: FastifyInstance): Promise<void> {
  const thread = new WorkerThread<TileAddress, string>('site/tiles/tileWorker', {
    idle: fiveMinutes,
  });
  const tiles = new TileSet((address) => thread.run(address));
  app.addHook('onClose', () => thread.close());
  app.get<{ Params: { z: string; x: string; y: string } }>(
    '/tiles/:z/:x/:y',
    async (request, reply) => {
      const { z, x, y } = request.params;
      const address = parseTileAddress(z, x, y);
      if (!address) throw notFound();
      return sendStored(request, reply, await tiles.get(address), `public, max-age=${oneWeek}`);
    },
  );
}
