import GeoJSONVT, { type LegacyTile, type Options } from 'geojson-vt';
import type { Feature, FeatureCollection } from 'geojson';

/**
 * Number of tiles that an index keeps in addition to its first ones. It covers the surroundings of
 * a visitor's view, in a few MB.
 */
const capacity = 300;

/**
 * Shapes cut into tiles on demand. geojson-vt keeps every tile that it has cut, so enough requests
 * would fill the memory. When there are too many, this class drops all but the first ones.
 */
export class TileIndex extends GeoJSONVT {
  /**
   * By geojson-vt's own number of the tile. Its source makes this public, but its types omit it.
   */
  declare tiles: Record<number, object>;
  /** Copies, since cutting a tile further removes its shapes. */
  private readonly first: [id: string, tile: object][];

  constructor(shapes: FeatureCollection | Feature, options: Options) {
    super(shapes, options);
    this.first = copiesOf(Object.entries(this.tiles));
  }

  override getTile(z: number, x: number, y: number): LegacyTile | null {
    if (this.tileCoords.length > this.first.length + capacity) {
      this.tiles = Object.fromEntries(copiesOf(this.first));
      this.tileCoords = [];
    }
    return super.getTile(z, x, y);
  }
}

function copiesOf(tiles: [id: string, tile: object][]): [id: string, tile: object][] {
  return tiles.map(([id, tile]) => [id, { ...tile }]);
}
