import { tileBuffer, tileExtent, type Atlas } from './atlas';
import type { Label, LabelIndex } from './labels';
import type { TileAddress } from './tileAddress';
import type { TileIndex } from './TileIndex';

/** Midnight blue water, asphalt land, to match the dark frame of the site's own map. */
const colors = {
  water: '#0b1626',
  land: '#1a2431',
  home: '#202c3b',
  county: '#27354a',
  state: '#3d5069',
  country: '#5b7290',
  stateName: '#6f86a5',
  cityName: '#b9c7d9',
  halo: '#141d29',
  dot: '#e0a100',
};

/** Units per pixel. */
const pixel = tileExtent / 256;
const countiesFrom = 7;

/**
 * The lakes' shores are up to 2 km off. This much land around the outer lakes is covered with
 * water, so that no strip of it remains before the states' own shores. A fraction of the world's
 * width; never more than a tile's buffer.
 */
const shoreError = 4 / 40_000;
const widestShore = 2 * tileBuffer;

/** Draws a tile of 256 px as SVG. */
export function drawTile(atlas: Atlas, labels: LabelIndex, address: TileAddress): string {
  const { z } = address;
  const { water, land, country, home, state, county } = colors;
  const border = (z < 5 ? 0.75 : 1) * pixel;
  const shore = Math.min(shoreError * tileExtent * 2 ** z, widestShore);
  const counties = z >= countiesFrom ? pathOf(atlas.counties, address) : '';
  const names = labels.near(address).map((label) => drawName(label, address));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 ${tileExtent} ${tileExtent}">`,
    `<rect width="${tileExtent}" height="${tileExtent}" fill="${colors.water}"/>`,
    shape(pathOf(atlas.countries, address), land, country, border),
    shape(pathOf(atlas.outerLakes, address), water, water, shore),
    shape(pathOf(atlas.states, address), home, state, border),
    shape(counties, 'none', county, 0.6 * pixel),
    shape(pathOf(atlas.inlandLakes, address), water, state, border),
    `<g font-family="Inter,Helvetica,Arial,sans-serif" paint-order="stroke" stroke="${colors.halo}" stroke-width="${3 * pixel}" stroke-linejoin="round">`,
    ...names,
    '</g></svg>',
  ].join('');
}

function shape(path: string, fill: string, stroke: string, width: number): string {
  if (path === '') return '';
  return `<path d="${path}" fill="${fill}" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"/>`;
}

/** The layer's lines and areas in this tile as one path, in the tile's own units. */
function pathOf(layer: TileIndex, { z, x, y }: TileAddress): string {
  const features = layer.getTile(z, x, y)?.features ?? [];
  return features
    .flatMap((part) =>
      part.type === 1 ? [] : part.geometry.map((line) => lineOf(line, part.type)),
    )
    .join('');
}

function lineOf(line: [number, number][], type: 2 | 3): string {
  const [start, ...rest] = line.map(([x, y]) => `${x} ${y}`);
  if (start === undefined || rest.length === 0) return '';
  return `M${start}L${rest.join(' ')}${type === 3 ? 'Z' : ''}`;
}

function drawName({ place, side, drop }: Label, { z, x, y }: TileAddress): string {
  const left = Math.round((place.x * 2 ** z - x) * tileExtent);
  const top = Math.round((place.y * 2 ** z - y) * tileExtent);
  const name = escape(place.name);
  if (side === 'middle') {
    return `<text x="${left}" y="${top + (4 + drop) * pixel}" text-anchor="middle" font-size="${11 * pixel}" letter-spacing="${1.5 * pixel}" fill="${colors.stateName}">${name.toUpperCase()}</text>`;
  }
  const size = (place.population > 500_000 ? 12 : 11) * pixel;
  const [gap, anchor] = side === 'right' ? [6, 'start'] : [-6, 'end'];
  return (
    `<circle cx="${left}" cy="${top}" r="${2 * pixel}" fill="${colors.dot}" stroke="none"/>` +
    `<text x="${left + gap * pixel}" y="${top + 4 * pixel}" text-anchor="${anchor}" font-size="${size}" fill="${colors.cityName}">${name}</text>`
  );
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
