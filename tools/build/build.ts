/**
 * `npm run build` builds the four programs in `dist/` and prints the size of each route. If neither an input nor a
 * built-in setting has changed since the last build, only prints the sizes again.
 */
import { fork } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fixableFailure } from '../../server/platform/fixableFailure';
import { currentBuildHash, lastBuildHash, removeBuildHash, writeBuildHash } from './buildHash';
import { dist, inRoot } from '../machine/paths';

const reportFile = path.join(dist, 'route-sizes.txt');

/** Two processes, because webpack uses only one core. Both take about the same time for their two programs. */
const processes = [
  ['site', 'render'],
  ['office', 'server'],
] as const;

function compile(names: readonly string[]): Promise<string> {
  const execArgv = ['--import', 'tsx'];
  const child = fork(inRoot('tools', 'build', 'compile.ts'), names, { execArgv });
  return new Promise((resolve, reject) => {
    let sizes = '';
    child.once('message', (message) => {
      if (typeof message === 'string') sizes = message;
    });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(sizes);
      else reject(new Error('The build failed.'));
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
  const report = (await Promise.all(processes.map(compile))).join('\n');
  fs.writeFileSync(reportFile, report);
  writeBuildHash(current);
  console.log(report);
  console.log(`Built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
}

build().catch((error: unknown) => {
  console.error(fixableFailure(error) ?? (error instanceof Error ? error.message : error));
  process.exitCode = 1;
});
