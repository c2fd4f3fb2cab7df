/**
 * Builds those programs of webpack.config.ts that the arguments name. Sends a description of their sizes to the
 * parent process.
 */
import fs from 'node:fs';
import path from 'node:path';
import webpack, { type MultiStats, type Stats } from 'webpack';
import configurations from '../../webpack.config';
import { listScriptHashes } from '../../server/site/shell';
import { dist } from '../machine/paths';
import { officeSizeLine, routeSizes, routeSizeTable } from '../webpack/routeSizes';

function compile(names: readonly string[]): Promise<MultiStats> {
  const compiler = webpack(configurations().filter(({ name = '' }) => names.includes(name)));
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

function describeProgramSize(stats: Stats): string[] {
  const { name = '' } = stats.compilation;
  const folder = path.join(dist, name);
  const chunks = stats.toJson({ all: false, entrypoints: true, chunkGroups: true });
  if (name === 'office') return [officeSizeLine(chunks, folder)];
  if (name !== 'site') return [];
  const page = fs.readFileSync(path.join(folder, 'index.html'), 'utf8');
  return [
    routeSizeTable(routeSizes(chunks, folder)),
    `For the policy of another host: script-src 'self' ${listScriptHashes(page).join(' ')}`,
  ];
}

async function main(): Promise<void> {
  const stats = await compile(process.argv.slice(2));
  if (stats.hasErrors() || stats.hasWarnings()) {
    console.error(stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY }));
    process.exit(1);
  }
  process.send?.(stats.stats.flatMap(describeProgramSize).join('\n'));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
