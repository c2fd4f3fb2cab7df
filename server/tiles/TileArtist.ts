import { loadAtlas } from './atlas';
import type { Atlas } from './atlas';
import { drawTile } from './drawTile';
import { indexLabels } from './labels';
import type { LabelIndex } from './labels';
import type { TileAddress } from './tileAddress';

/** Draws tiles from an atlas that is loaded once. Loading takes a second, a tile some milliseconds. */
export class TileArtist {
  private readonly atlas: Promise<Atlas> = loadAtlas();
  private readonly labels = new Map<number, LabelIndex>();

  async draw(address: TileAddress): Promise<string> {
    const atlas = await this.atlas;
    let labels = this.labels.get(address.z);
    if (!labels) {
      labels = indexLabels(address.z, atlas.statePlaces, atlas.cities);
      this.labels.set(address.z, labels);
    }
    return drawTile(atlas, labels, address);
  }
}
