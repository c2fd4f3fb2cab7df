import GeoJSONVT from 'geojson-vt';
import type { LegacyTile, Options } from 'geojson-vt';
import type { Feature, FeatureCollection } from 'geojson';

/** Tiles that an index keeps beside those it began with: those around a visitor's view, a few MB. */
const capacity = 300;

/**
 * Shapes cut into tiles on demand. geojson-vt keeps every tile that it ever cut, so that asking for enough of them
 * would fill the memory; this forgets all but the first ones when they are too many.
 */
export class TileIndex extends GeoJSONVT {
  /** By geojson-vt's own number of the tile. Its source calls this public, its types leave it out. */
  declare tiles: Record<number, object>;
  /** Copies, since cutting a tile further takes its shapes from it. */
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
