import path from 'node:path';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { drawTiles } from './drawTiles';

/** Whether a file in the site's folder is a tile. Builds keep the tiles of the previous build. */
export const isTile = (file: string) => /^tiles([\\/]|$)/.test(file);

/** Draws the map's tiles into the site's folder, unless they are up to date. */
export class MapTilesPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('MapTilesPlugin', async () => {
      await drawTiles(path.join(compiler.outputPath, 'tiles'));
    });
  }
}
