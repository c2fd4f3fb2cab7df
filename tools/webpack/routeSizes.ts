import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { StatsCompilation } from 'webpack';
import { renderedPages } from './pageScripts';

const pages: Readonly<Record<string, string>> = {
  ...renderedPages,
  '/login': 'page-login',
  '/vehicle-report': 'page-vehicle-report',
};

export interface RouteSize {
  readonly route: string;
  readonly page: number;
  readonly scripts: number;
  readonly styles: number;
}

function brotliBytes(site: string, asset: string): number {
  const file = path.join(site, asset);
  if (fs.existsSync(`${file}.br`)) return fs.statSync(`${file}.br`).size;
  return brotliCompressSync(fs.readFileSync(file)).length;
}

function listChunkAssets(stats: StatsCompilation, chunk: string): string[] {
  const entry = stats.entrypoints?.[chunk] ?? stats.namedChunkGroups?.[chunk];
  return (entry?.assets ?? []).map((asset) => asset.name);
}

/** Returns the size of each route. A route without a chunk needs only the scripts of the entry and the app. */
export function routeSizes(stats: StatsCompilation, site: string): RouteSize[] {
  return Object.entries(pages).map(([route, chunk]) => {
    const assets = [
      ...new Set(['main', 'app', chunk].flatMap((name) => listChunkAssets(stats, name))),
    ];
    const sum = (extension: string) =>
      assets
        .filter((asset) => asset.endsWith(extension))
        .reduce((total, asset) => total + brotliBytes(site, asset), 0);
    return {
      route,
      page: brotliBytes(site, 'index.html'),
      scripts: sum('.js'),
      styles: sum('.css'),
    };
  });
}

/** The maximum size of the office's first load, in bytes after brotli. */
const officeLimit = 335_000;

/** Describes the size of /office's first load: the page and the scripts of its entry. Throws if they are too large. */
export function officeSizeLine(stats: StatsCompilation, folder: string): string {
  const files = ['index.html', ...listChunkAssets(stats, 'office')];
  const bytes = files.reduce((total, file) => total + brotliBytes(folder, file), 0);
  if (bytes > officeLimit) throw new Error(`The office's first load is ${bytes} bytes.`);
  return `The office, which no public page loads: ${bytes.toLocaleString('en-US')} bytes after brotli`;
}

export function routeSizeTable(sizes: readonly RouteSize[]): string {
  const rows = sizes.map(({ route, page, scripts, styles }) =>
    [route, page, scripts, styles, page + scripts + styles].map((cell) =>
      typeof cell === 'number' ? cell.toLocaleString('en-US') : cell,
    ),
  );
  const all = [['route', 'page', 'scripts', 'styles', 'first load'], ...rows];
  const line = ([route = '', ...numbers]: string[]) =>
    [route.padEnd(18), ...numbers.map((cell) => cell.padStart(12))].join('');
  return ['First load of each route, bytes after brotli', ...all.map(line)].join('\n');
}
