import path from 'node:path';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { drawTiles } from './drawTiles';

/** Whether a file of the site's folder is a tile. A build leaves the tiles of the last one there. */
export const isTile = (file: string) => /^tiles([\\/]|$)/.test(file);

/** Draws the map's tiles into the site's folder, unless they are there. */
export class MapTilesPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('MapTilesPlugin', async () => {
      await drawTiles(path.join(compiler.outputPath, 'tiles'));
    });
  }
}
