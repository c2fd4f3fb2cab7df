import { parentPort } from 'node:worker_threads';
import { TileArtist } from './TileArtist';
import type { TileOrder, TileResult } from './TileWorkshop';

/** Entry of the thread that draws tiles, so that loading the atlas never keeps a request waiting. */
const artist = new TileArtist();

parentPort?.on('message', ({ id, address }: TileOrder) => {
  const answer = (result: TileResult) => parentPort?.postMessage(result);
  artist.draw(address).then(
    (svg) => answer({ id, svg }),
    (error: unknown) => answer({ id, problem: String(error) }),
  );
});
