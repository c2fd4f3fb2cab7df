import type GeoJSONVT from 'geojson-vt';
import { seaColor, tileExtent, type TileAddress } from '@/contract/mapTiles';
import { tileBuffer, type Atlas } from './atlas';
import type { Label, LabelIndex } from './labels';

const colors = {
  water: seaColor,
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

const pixel = tileExtent / 256;
const countiesFrom = 7;

/**
 * The width of a band of water over the land around the outer lakes, as a fraction of the world's width. The lakes'
 * shores are up to 2 km off, so a strip of land would remain before the states' shores. `widestShore` keeps the band
 * within the buffer of a tile.
 */
const shoreError = 4 / 40_000;
const widestShore = 2 * tileBuffer;

const halo = `paint-order="stroke" stroke="${colors.halo}" stroke-width="${3 * pixel}" stroke-linejoin="round"`;
const nameStyle = `font-family="Inter,Helvetica,Arial,sans-serif" font-size="${11 * pixel}" fill="${colors.cityName}" ${halo}`;
const stateStyle = `text-anchor="middle" letter-spacing="${1.5 * pixel}" fill="${colors.stateName}"`;
const dotStyle = `stroke="${colors.dot}" stroke-width="${4 * pixel}" stroke-linecap="round"`;

export function drawTile(atlas: Atlas, labels: LabelIndex, address: TileAddress): string {
  const { z } = address;
  const { water, land, country, home, state, county } = colors;
  const border = (z < 5 ? 0.75 : 1) * pixel;
  const shore = Math.min(shoreError * tileExtent * 2 ** z, widestShore);
  const counties = z >= countiesFrom ? toLayerPathData(atlas.counties, address) : '';
  const near = labels.near(address).map((label) => locate(label, address));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 ${tileExtent} ${tileExtent}">`,
    `<rect width="${tileExtent}" height="${tileExtent}" fill="${colors.water}"/>`,
    shape(toLayerPathData(atlas.countries, address), land, country, border),
    shape(toLayerPathData(atlas.outerLakes, address), water, water, shore),
    shape(toLayerPathData(atlas.states, address), home, state, border),
    shape(counties, 'none', county, 0.6 * pixel),
    shape(toLayerPathData(atlas.inlandLakes, address), water, state, border),
    drawDots(near),
    near.length === 0 ? '' : `<g ${nameStyle}>${near.map(drawName).join('')}</g>`,
    '</svg>',
  ].join('');
}

function shape(path: string, fill: string, stroke: string, width: number): string {
  if (path === '') return '';
  return `<path d="${path}" fill="${fill}" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"/>`;
}

function toLayerPathData(layer: GeoJSONVT, { z, x, y }: TileAddress): string {
  const features = layer.getTile(z, x, y)?.features ?? [];
  return features
    .flatMap((part) =>
      part.type === 1 ? [] : part.geometry.map((line) => toPathData(line, part.type)),
    )
    .join('');
}

/**
 * Writes a line or an outline as a short SVG path. Each point is relative to the previous one. A minus sign replaces
 * the space between two numbers.
 */
function toPathData(line: [number, number][], type: 2 | 3): string {
  const [start, ...rest] = line;
  if (!start) return '';
  let last = start;
  const steps = rest.flatMap((point) => {
    const step = [point[0] - last[0], point[1] - last[1]];
    last = point;
    return step.every((distance) => distance === 0) ? [] : step;
  });
  if (steps.length === 0) return '';
  const path = `M${start.join(' ')}l${steps.join(' ')}`.replaceAll(' -', '-');
  return type === 3 ? `${path}z` : path;
}

interface LocatedLabel extends Label {
  left: number;
  top: number;
}

function locate(label: Label, { z, x, y }: TileAddress): LocatedLabel {
  const left = Math.round((label.place.x * 2 ** z - x) * tileExtent);
  const top = Math.round((label.place.y * 2 ** z - y) * tileExtent);
  return { ...label, left, top };
}

/** Draws the cities' dots. Each is a line of length zero with round ends. */
function drawDots(labels: LocatedLabel[]): string {
  const cities = labels.filter(({ side }) => side !== 'middle');
  if (cities.length === 0) return '';
  return `<path d="${cities.map(({ left, top }) => `M${left} ${top}h0`).join('')}" ${dotStyle}/>`;
}

function drawName({ place, side, drop, left, top }: LocatedLabel): string {
  const name = escape(place.name);
  if (side === 'middle') {
    return `<text x="${left}" y="${top + (4 + drop) * pixel}" ${stateStyle}>${name.toUpperCase()}</text>`;
  }
  const size = place.population > 500_000 ? ` font-size="${12 * pixel}"` : '';
  const [gap, anchor] = side === 'right' ? [6, ''] : [-6, ' text-anchor="end"'];
  return `<text x="${left + gap * pixel}" y="${top + 4 * pixel}"${anchor}${size}>${name}</text>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
