/**
 * `npm run build`: makes the three programs in `dist/` and prints what each route weighs.
 * Does nothing when neither an input nor a baked setting has changed since the last build.
 */
import fs from 'node:fs';
import path from 'node:path';
import webpack, { type MultiStats } from 'webpack';
import configurations from '../webpack.config';
import { dist } from './paths';
import { builtStamp, currentStamp, removeStamp, writeStamp } from './stamp';
import { routeSizes, routeSizeTable } from './webpack/routeSizes';

const sizesFile = path.join(dist, 'route-sizes.txt');

function compile(): Promise<MultiStats> {
  const compiler = webpack(configurations());
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      // Closing writes the disk cache.
      compiler.close((closeError) => {
        const failure = error ?? closeError;
        if (failure) reject(failure);
        else if (stats) resolve(stats);
        else reject(new Error('webpack ended without a result'));
      });
    });
  });
}

async function build(): Promise<void> {
  const stamp = currentStamp();
  const built = builtStamp();
  if (built?.inputs === stamp.inputs && built.settings === stamp.settings) {
    console.log(fs.readFileSync(sizesFile, 'utf8'));
    console.log('Build is up to date.');
    return;
  }
  removeStamp();
  const begun = Date.now();
  const stats = await compile();
  if (stats.hasErrors() || stats.hasWarnings()) {
    console.error(stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY }));
    throw new Error('The build failed.');
  }
  const site = stats.toJson({ all: false, entrypoints: true, chunkGroups: true }).children?.[0];
  const table = routeSizeTable(routeSizes(site ?? {}, path.join(dist, 'site')));
  fs.writeFileSync(sizesFile, table);
  writeStamp(stamp);
  console.log(table);
  console.log(`Built in ${((Date.now() - begun) / 1000).toFixed(1)} s.`);
}

build().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
