/**
 * `npm test`: every check of the product. Continues after a failure, so that one run shows
 * everything, and then exits with a non-zero code. Its last line is `N passed, N failed`.
 */
import type { SpawnOptions } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { runBin, runTool } from './run';
import { countTests, resultFile, sum, type Count } from './testCount';

interface Step {
  readonly title: string;
  /** Resolves with the exit code; writes the test results, if any, to the given file. */
  readonly run: (results: string, options: SpawnOptions) => Promise<number>;
}

/** `--forceExit`: caches and pools with timers of a minute must not delay a finished run. */
const jestResults = (results: string) => ['--json', `--outputFile=${results}`, '--forceExit'];

/** Each step uses one core: the lists run in parallel. */
const sideBySide: readonly (readonly Step[])[] = [
  [{ title: 'lint', run: (_results, options) => runTool('tools/lint.ts', [], options) }],
  [
    {
      title: 'types',
      run: (_results, options) => runBin('tsc', ['--noEmit', '-p', 'tsconfig.json'], options),
    },
    { title: 'build', run: (_results, options) => runTool('tools/build.ts', [], options) },
  ],
];

/** Each step uses all cores. */
const oneByOne: readonly Step[] = [
  {
    title: 'unit tests',
    run: (results, options) =>
      runBin('jest', ['--selectProjects', 'unit', 'tools', ...jestResults(results)], options),
  },
  {
    title: 'server tests',
    run: (results, options) => runTool('tools/testServer.ts', jestResults(results), options),
  },
  {
    title: 'stories',
    run: (results, options) =>
      runTool('tools/testStories.ts', ['--reporter=dot,json'], {
        ...options,
        env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: results },
      }),
  },
  {
    title: 'end-to-end',
    run: (results, options) =>
      runTool('tools/testE2e.ts', ['--reporter=list,json'], {
        ...options,
        env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: results },
      }),
  },
];

/** Runs a step. Its output is shown as it arrives or, if `kept`, all at once when the step ends. */
async function take({ title, run }: Step, kept: boolean): Promise<Count> {
  const results = resultFile(title);
  const log = results.replace('.json', '.log');
  fs.mkdirSync(path.dirname(results), { recursive: true });
  fs.rmSync(results, { force: true });
  if (!kept) printHeading(title);
  const output = kept ? fs.openSync(log, 'w') : 'inherit';
  const startedAt = Date.now();
  const code = await run(results, { stdio: ['ignore', output, output] });
  const count = countTests(results, code);
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(0);
  if (typeof output === 'number') {
    fs.closeSync(output);
    printHeading(title);
    console.log(fs.readFileSync(log, 'utf8'));
  }
  console.log(`\n${title}: ${count.passed} passed, ${count.failed} failed, ${seconds} s`);
  return count;
}

async function takeAll(steps: readonly Step[], kept: boolean): Promise<Count[]> {
  const counts: Count[] = [];
  for (const step of steps) counts.push(await take(step, kept));
  return counts;
}

async function main(): Promise<void> {
  const startedAt = Date.now();
  const early = await Promise.all(sideBySide.map((steps) => takeAll(steps, true)));
  const counts = [...early.flat(), ...(await takeAll(oneByOne, false))];
  printHeading('all together');
  [...sideBySide.flat(), ...oneByOne].forEach(({ title }, index) => {
    const count = counts[index];
    if (count) console.log(`${title.padEnd(14)} ${count.passed} passed, ${count.failed} failed`);
  });
  const { passed, failed } = sum(counts);
  process.exitCode = failed === 0 ? 0 : 1;
  console.log(`\nAfter ${((Date.now() - startedAt) / 60_000).toFixed(1)} minutes:`);
  console.log(`${passed} passed, ${failed} failed`);
}

function printHeading(title: string): void {
  console.log(`\n── ${title} ${'─'.repeat(70 - title.length)}\n`);
}

void main();
