import { makeStoredResponse, type StoredResponse } from '../../platform/storedResponse';
import type { TileAddress } from './tileAddress';

/** Number of cached tiles, about 20 MB at most; a first view has about 20. */
const capacity = 2000;

/** Draws tiles on request, and caches the most recently used ones. */
export class TileSet {
  private readonly kept = new Map<string, Promise<StoredResponse>>();

  constructor(private readonly draw: (address: TileAddress) => Promise<string>) {}

  get(address: TileAddress): Promise<StoredResponse> {
    const key = `${address.z}/${address.x}/${address.y}`;
    const tile = this.kept.get(key) ?? this.make(address);
    // Set again, so that the map is ordered by last use and starts with the least recently used.
    this.kept.delete(key);
    this.kept.set(key, tile);
    tile.catch(() => this.kept.delete(key));
    const oldest = this.kept.keys().next();
    if (this.kept.size > capacity && !oldest.done) this.kept.delete(oldest.value);
    return tile;
  }

  private async make(address: TileAddress): Promise<StoredResponse> {
    return makeStoredResponse('image/svg+xml; charset=utf-8', await this.draw(address));
  }
}
