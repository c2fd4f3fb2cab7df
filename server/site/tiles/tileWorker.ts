import { doOrders } from '../../platform/workers/doOrders';
import { TileRenderer } from './TileRenderer';
import type { TileAddress } from './tileAddress';

/** Entry point of the thread that draws tiles, so that loading the atlas never delays a request. */
const renderer = new TileRenderer();

doOrders((address: TileAddress) => renderer.draw(address));
