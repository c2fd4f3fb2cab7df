import type { TileAddress } from '@/contract/mapTiles';
import type { Place } from './places';

export interface Label {
  place: Place;
  side: 'right' | 'left' | 'middle';
  /** The distance below the place, in pixels. */
  drop: number;
}

/**
 * The names for a zoom level. They do not overlap, and are chosen for the whole level at once, so that neighboring
 * tiles agree on the names that cross their common edge.
 */
export interface LabelIndex {
  /** Returns the labels in the tile, and those of its neighbors that may extend into it. */
  near(address: TileAddress): Label[];
}

const tileSize = 256;

/** The minimum population of a city that takes precedence over the states. */
function greatCity(z: number): number {
  return z < 5 ? 2e6 : 5e5;
}

/** The minimum population of a city with a name at this zoom level. */
function smallestCity(z: number): number {
  const byZoom = [Infinity, Infinity, 5e6, 2e6, 4e5, 1.5e5, 6e4, 2e4];
  return byZoom[z] ?? 8e3;
}

/** The space for a city's dot, in pixels on either side of it. */
const dot = 6;

/** Estimates the size of a name in pixels from its length. */
function labelSize({ name, kind }: Place): { width: number; height: number } {
  return kind === 'state'
    ? { width: name.length * 9.5, height: 22 }
    : { width: name.length * 6.6 + 16, height: 18 };
}

/** The space around a tile, in pixels, for names that are wider than their estimate. */
const margin = 24;

export function indexLabels(z: number, states: Place[], cities: Place[]): LabelIndex {
  const byTile = new Map<string, Label[]>();
  for (const label of chooseLabels(z, states, cities)) {
    const key = toGridKey(Math.floor(label.place.x * 2 ** z), Math.floor(label.place.y * 2 ** z));
    const list = byTile.get(key);
    if (list) list.push(label);
    else byTile.set(key, [label]);
  }
  const steps = [-1, 0, 1];
  return {
    near: ({ x, y }) => {
      const tile = {
        left: x * tileSize - margin,
        right: (x + 1) * tileSize + margin,
        top: y * tileSize - margin,
        bottom: (y + 1) * tileSize + margin,
      };
      return steps
        .flatMap((dx) => steps.flatMap((dy) => byTile.get(toGridKey(x + dx, y + dy)) ?? []))
        .filter((label) => overlap(computeLabelBox(label, tileSize * 2 ** z), tile));
    },
  };
}

function chooseLabels(z: number, states: Place[], cities: Place[]): Label[] {
  const pixels = tileSize * 2 ** z;
  const smallest = smallestCity(z);
  const named = cities.filter(({ population }) => population >= smallest);
  const candidates = [
    ...named.filter(({ population }) => population >= greatCity(z)),
    ...states.filter((state) => isNamed(state, z, pixels)),
    ...named.filter(({ population }) => population < greatCity(z)),
  ];
  const taken = new Grid();
  return candidates.flatMap(
    (place) =>
      listLabelCandidates(place).find((label) => taken.claim(computeLabelBox(label, pixels))) ?? [],
  );
}

function listLabelCandidates(place: Place): Label[] {
  return place.kind === 'state'
    ? [0, 20, -20].map((drop) => ({ place, side: 'middle', drop }))
    : (['right', 'left'] as const).map((side) => ({ place, side, drop: 0 }));
}

/**
 * Whether the map shows this state's name at this zoom level. Levels 4 to 7 show the names that fit into their
 * states.
 */
function isNamed(state: Place, z: number, pixels: number): boolean {
  return z >= 4 && z <= 7 && state.width * pixels >= labelSize(state).width;
}

const toGridKey = (x: number, y: number) => `${x}/${y}`;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function computeLabelBox({ place, side, drop }: Label, pixels: number): Box {
  const { width, height } = labelSize(place);
  const [x, y] = [place.x * pixels, place.y * pixels + drop];
  const left = { right: x - dot, left: x + dot - width, middle: x - width / 2 }[side];
  return { left, right: left + width, top: y - height / 2, bottom: y + height / 2 };
}

/** The occupied boxes, indexed by the cells that they touch. */
class Grid {
  private readonly cells = new Map<string, Box[]>();
  private static readonly cell = 64;

  /** Occupies the box and returns true, or returns false if the box overlaps an occupied one. */
  claim(box: Box): boolean {
    const keys = this.listCellKeys(box);
    const meets = keys.some((key) => this.cells.get(key)?.some((other) => overlap(box, other)));
    if (meets) return false;
    for (const key of keys) {
      const cell = this.cells.get(key);
      if (cell) cell.push(box);
      else this.cells.set(key, [box]);
    }
    return true;
  }

  private listCellKeys({ left, right, top, bottom }: Box): string[] {
    const keys: string[] = [];
    for (let x = Math.floor(left / Grid.cell); x <= right / Grid.cell; x += 1) {
      for (let y = Math.floor(top / Grid.cell); y <= bottom / Grid.cell; y += 1) {
        keys.push(toGridKey(x, y));
      }
    }
    return keys;
  }
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
