import { makeStoredAnswer } from '../http/storedAnswer';
import type { StoredAnswer } from '../http/storedAnswer';
import { loadAtlas } from './atlas';
import type { Atlas } from './atlas';
import { drawTile } from './drawTile';
import { indexLabels } from './labels';
import type { LabelIndex } from './labels';
import type { TileAddress } from './tileAddress';

/** Tiles kept ready, about 20 MB at most; a first view has about 20. */
const capacity = 2000;

/** Draws tiles when they are asked for, and keeps those that were asked for last. */
export class TileSet {
  private atlas: Promise<Atlas> | null = null;
  private readonly labels = new Map<number, LabelIndex>();
  private readonly kept = new Map<string, Promise<StoredAnswer>>();

  /** Loads the atlas, so that the first visitor need not wait for it. */
  warmUp(): Promise<unknown> {
    return this.load();
  }

  get(address: TileAddress): Promise<StoredAnswer> {
    const key = `${address.z}/${address.x}/${address.y}`;
    const tile = this.kept.get(key) ?? this.draw(address);
    // Set anew, so that the map's order is that of last use and its first is the longest unused.
    this.kept.delete(key);
    this.kept.set(key, tile);
    tile.catch(() => this.kept.delete(key));
    const oldest = this.kept.keys().next();
    if (this.kept.size > capacity && !oldest.done) this.kept.delete(oldest.value);
    return tile;
  }

  private load(): Promise<Atlas> {
    this.atlas ??= loadAtlas();
    return this.atlas;
  }

  private async draw(address: TileAddress): Promise<StoredAnswer> {
    const atlas = await this.load();
    let labels = this.labels.get(address.z);
    if (!labels) {
      labels = indexLabels(address.z, atlas.statePlaces, atlas.cities);
      this.labels.set(address.z, labels);
    }
    return makeStoredAnswer('image/svg+xml; charset=utf-8', drawTile(atlas, labels, address));
  }
}
