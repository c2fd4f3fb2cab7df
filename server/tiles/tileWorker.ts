import { parentPort } from 'node:worker_threads';
import { TileRenderer } from './TileRenderer';
import type { TileOrder, TileResult } from './TileWorkerPool';

/** Entry point of the thread that draws tiles, so that loading the atlas never delays a request. */
const renderer = new TileRenderer();

parentPort?.on('message', ({ id, address }: TileOrder) => {
  const answer = (result: TileResult) => parentPort?.postMessage(result);
  renderer.draw(address).then(
    (svg) => answer({ id, svg }),
    (error: unknown) => answer({ id, problem: String(error) }),
  );
});
