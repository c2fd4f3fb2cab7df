/**
 * `npm run mutation` changes the product code of some modules in small ways (mutants), and runs the unit tests that
 * reach each change. A mutant that no test notices has survived. Prints a table of each module's results and score.
 * Arguments are files or folders to mutate, `--force` to test mutants again even if neither they nor their tests have
 * changed, and `--sample=10` to test a tenth of them.
 */
import fs from 'node:fs';
import path from 'node:path';
import { runnerName } from './fileByFileRunner';
import { jestConfigFor } from './jestConfig';
import { mutatePatterns, parseMutationArguments } from './modules';
import { sampleVariable } from './sample';
import { mutationTable, withoutTimeouts } from './scores';
import { inRoot } from '../machine/paths';

const folder = inRoot('.cache', 'mutation');
const { paths, force, sample } = parseMutationArguments(process.argv.slice(2));
const isWhole = sample === 100;
const incrementalFile = path.join(folder, isWhole ? 'results.json' : 'sample.json');

const tsx = ['--import', 'tsx'];

async function mutate(subject: string): Promise<void> {
  const { Stryker } = await import('@stryker-mutator/core');
  const stryker = new Stryker({
    mutate: mutatePatterns(subject),
    plugins: ['@stryker-mutator/jest-runner', inRoot('tools/mutation/fileByFileRunner.ts')],
    testRunner: runnerName,
    testRunnerNodeArgs: tsx,
    checkerNodeArgs: tsx,
    jest: { config: jestConfigFor(subject), enableFindRelatedTests: false },
    coverageAnalysis: 'perTest',
    // A static mutant takes effect when a file loads, so it would need all tests.
    ignoreStatic: true,
    // Types need not be disabled, because ts-jest does not check them here.
    disableTypeChecks: false,
    concurrency: 2,
    // In ms. Long enough that a slow run on a busy machine is not mistaken for an infinite loop.
    timeoutMS: 60_000,
    timeoutFactor: 2,
    dryRunTimeoutMinutes: 60,
    incremental: true,
    incrementalFile,
    // Forces the tests of a sample, because the sample may differ from the previous one.
    force: force || !isWhole,
    reporters: ['html', 'progress-append-only'],
    htmlReporter: { fileName: inRoot('.cache', 'mutation', 'report.html') },
    tempDirName: '.cache/mutation/sandboxes',
    ignorePatterns: ['/*', '!/src', '!/server', '!/tools', '!/*.json', '!/jest.config.ts'],
    allowConsoleColors: false,
  });
  await stryker.runMutationTest();
}

async function main(): Promise<void> {
  process.env[sampleVariable] = String(sample);
  fs.mkdirSync(folder, { recursive: true });
  if (fs.existsSync(incrementalFile)) {
    fs.writeFileSync(incrementalFile, withoutTimeouts(fs.readFileSync(incrementalFile, 'utf8')));
  }
  // One after another, so that an interruption keeps the earlier results.
  for (const subject of paths) await mutate(subject);
  console.log(`\n${mutationTable(fs.readFileSync(incrementalFile, 'utf8'))}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
