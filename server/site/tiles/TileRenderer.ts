import { loadAtlas, type Atlas } from './atlas';
import { drawTile } from './drawTile';
import { densestZoom, indexLabels, type LabelIndex } from './labels';
import type { TileAddress } from './tileAddress';

/**
 * Draws tiles from an atlas that is loaded once. Loading takes a second, a tile a few milliseconds.
 */
export class TileRenderer {
  private readonly atlas: Promise<Atlas> = loadAtlas();
  private readonly labels = new Map<number, LabelIndex>();

  async draw(address: TileAddress): Promise<string> {
    const atlas = await this.atlas;
    const zoom = Math.min(address.z, densestZoom);
    let labels = this.labels.get(zoom);
    if (!labels) {
      labels = indexLabels(zoom, atlas.statePlaces, atlas.cities);
      this.labels.set(zoom, labels);
    }
    return drawTile(atlas, labels, address);
  }
}
