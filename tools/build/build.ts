/**
 * `npm run build`: builds the four programs in `dist/` and prints the size of each route. Does
 * nothing if neither an input nor a baked-in setting has changed since the last build.
 */
import fs from 'node:fs';
import path from 'node:path';
import webpack, { type MultiStats } from 'webpack';
import configurations from '../../webpack.config';
import { fixableFailure } from '../../server/platform/fixableFailure';
import { scriptHashesOf } from '../../server/site/shell';
import { currentBuildHash, lastBuildHash, removeBuildHash, writeBuildHash } from './buildHash';
import { dist } from '../machine/paths';
import { officeSizeLine, routeSizes, routeSizeTable } from '../webpack/routeSizes';

const reportFile = path.join(dist, 'route-sizes.txt');

/** Builds the four programs and prints the name of each when it is done. */
function compile(): Promise<MultiStats> {
  const compiler = webpack(configurations());
  const startedAt = Date.now();
  for (const { name = '', hooks } of compiler.compilers) {
    hooks.done.tap('progress', () => {
      console.log(`  ${name} built after ${((Date.now() - startedAt) / 1000).toFixed(0)} s`);
    });
  }
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close((closeError) => {
        const failure = error ?? closeError;
        if (failure) reject(failure);
        else if (stats) resolve(stats);
        else reject(new Error('webpack returned no result'));
      });
    });
  });
}

async function build(): Promise<void> {
  const current = currentBuildHash();
  const built = lastBuildHash();
  if (built?.inputs === current.inputs && built.settings === current.settings) {
    console.log(fs.readFileSync(reportFile, 'utf8'));
    console.log('Build is up to date.');
    return;
  }
  console.log('Building the site, the office, the page renderer and the server …');
  removeBuildHash();
  const startedAt = Date.now();
  const stats = await compile();
  if (stats.hasErrors() || stats.hasWarnings()) {
    console.error(stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY }));
    throw new Error('The build failed.');
  }
  const site = stats.toJson({ all: false, entrypoints: true, chunkGroups: true }).children?.[0];
  const officeStats = stats.toJson({ all: false, entrypoints: true }).children?.[1];
  const page = fs.readFileSync(path.join(dist, 'site', 'index.html'), 'utf8');
  const report = [
    routeSizeTable(routeSizes(site ?? {}, path.join(dist, 'site'))),
    officeSizeLine(officeStats ?? {}, path.join(dist, 'office')),
    `For the policy of another host: script-src 'self' ${scriptHashesOf(page).join(' ')}`,
  ].join('\n');
  fs.writeFileSync(reportFile, report);
  writeBuildHash(current);
  console.log(report);
  console.log(`Built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
}

build().catch((error: unknown) => {
  console.error(fixableFailure(error) ?? (error instanceof Error ? error.message : error));
  process.exitCode = 1;
});
