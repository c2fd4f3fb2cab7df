/**
 * `npm run mutation`: changes the product code of some modules in small ways (mutants), and runs the unit tests that
 * reach each change. A mutant that no test notices has survived. Prints how many of each module were noticed. Arguments:
 * files or folders to limit it to, and `--force` to test mutants again whose code and tests have not changed.
 */
import fs from 'node:fs';
import { runnerName } from './mutation/fileByFileRunner';
import { jestConfigFor } from './mutation/jestConfig';
import { mutatePatterns, parseMutationArguments } from './mutation/modules';
import { mutationTable, withoutTimeouts } from './mutation/scores';
import { inRoot } from './paths';

const folder = inRoot('.cache', 'mutation');
const incrementalFile = inRoot('.cache', 'mutation', 'results.json');

/** Stryker's processes load the runner, which is TypeScript. */
const tsx = ['--import', 'tsx'];

async function mutate(path: string, force: boolean): Promise<void> {
  const { Stryker } = await import('@stryker-mutator/core');
  const stryker = new Stryker({
    mutate: mutatePatterns(path),
    plugins: ['@stryker-mutator/jest-runner', inRoot('tools/mutation/fileByFileRunner.ts')],
    testRunner: runnerName,
    testRunnerNodeArgs: tsx,
    checkerNodeArgs: tsx,
    jest: { config: jestConfigFor(path), enableFindRelatedTests: false },
    coverageAnalysis: 'perTest',
    // These mutants run when a file is loaded, so that each would need all tests.
    ignoreStatic: true,
    // ts-jest does not check types here.
    disableTypeChecks: false,
    concurrency: 2,
    // A busy machine must not look like a mutant that never ends.
    timeoutMS: 60_000,
    timeoutFactor: 4,
    dryRunTimeoutMinutes: 60,
    incremental: true,
    incrementalFile,
    force,
    reporters: ['html', 'progress-append-only'],
    htmlReporter: { fileName: inRoot('.cache', 'mutation', 'report.html') },
    tempDirName: '.cache/mutation/sandboxes',
    ignorePatterns: ['/*', '!/src', '!/server', '!/tools', '!/*.json', '!/jest.config.ts'],
    allowConsoleColors: false,
  });
  await stryker.runMutationTest();
}

async function main(): Promise<void> {
  const { paths, force } = parseMutationArguments(process.argv.slice(2));
  fs.mkdirSync(folder, { recursive: true });
  if (fs.existsSync(incrementalFile)) {
    fs.writeFileSync(incrementalFile, withoutTimeouts(fs.readFileSync(incrementalFile, 'utf8')));
  }
  // One after the other, so that the results of each are kept if a later one is interrupted.
  for (const path of paths) await mutate(path, force);
  console.log(`\n${mutationTable(fs.readFileSync(incrementalFile, 'utf8'))}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
