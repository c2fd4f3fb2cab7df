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
