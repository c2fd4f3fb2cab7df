import { answerOrders } from '../../platform/workers/answerOrders';
import { TileRenderer } from './TileRenderer';
import type { TileAddress } from './tileAddress';

/** Entry point of the thread that draws tiles, so that loading the atlas never delays a request. */
const renderer = new TileRenderer();

answerOrders((address: TileAddress) => renderer.draw(address));
