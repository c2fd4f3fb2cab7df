import fs from 'node:fs';
import path from 'node:path';
import { run } from '../machine/run';
import { readResults, type Results } from '../test/testResults';

/**
 * Runs test files of one kind in a copy of the repository, and writes their output to the log. Builds the copy first if
 * the tests need a build. Returns null if the tests did not run.
 */
export async function runTests(
  copy: string,
  files: readonly string[],
  log: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Results | null> {
  const results = path.join(copy, '.cache', 'fault-results.json');
  fs.rmSync(results, { force: true });
  const isServer = files.every((file) => file.startsWith('server/'));
  const command = isServer
    ? ['tools/test/testServer.ts', ...files, '--json', `--outputFile=${results}`, '--forceExit']
    : ['tools/test/testE2e.ts', ...files, '--max-failures=1', '--reporter=list,json'];
  const output = fs.openSync(log, 'w');
  const exitCode = await run(process.execPath, ['--import', 'tsx', ...command], {
    cwd: copy,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: results },
  });
  fs.closeSync(output);
  return fs.existsSync(results) ? readResults(results, exitCode) : null;
}

/** Plays this number of seeds in the copy, until one fails. Returns null if a process broke off. */
export async function simulate(copy: string, log: string, seeds: number): Promise<Results | null> {
  const output = fs.openSync(log, 'w');
  const options = ['--seeds', String(seeds), '--replays', '0', '--first'];
  await run(process.execPath, ['--import', 'tsx', 'simulation/run.ts', ...options], {
    cwd: copy,
    stdio: ['ignore', output, output],
  });
  fs.closeSync(output);
  const lines = fs.readFileSync(log, 'utf8').split('\n');
  const failed = lines.filter((line) => line.endsWith('FAILS'));
  const passed = lines.filter((line) => line.endsWith('holds')).length;
  const reason = lines[lines.findIndex((line) => line.endsWith('FAILS')) + 1] ?? '';
  const tests = failed.map((line) => ({
    title: `${passed + 1} seed(s): ${reason.trim()}`,
    ms: 0,
    failure: line,
  }));
  const isWhole = failed.length > 0 || passed >= seeds;
  return isWhole ? { passed, failed: failed.length, tests } : null;
}
