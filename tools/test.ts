/**
 * `npm test`: every check of the product. Goes on after a failure, so that one run shows
 * everything, and then ends with a non-zero code. Its last line is `N passed, N failed`.
 */
import type { SpawnOptions } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { runBin, runTool } from './run';
import { countTests, resultFile, sum, type Count } from './testCount';

interface Step {
  readonly title: string;
  /** Answers the exit code; writes its tests' results to the given file, if it has tests. */
  readonly run: (results: string, options: SpawnOptions) => Promise<number>;
}

/** Caches and pools with timers of a minute must not keep a finished run waiting: `--forceExit`. */
const jestResults = (results: string) => ['--json', `--outputFile=${results}`, '--forceExit'];

/** Each of them uses one core: the lists run side by side. */
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

/** Each of them uses all cores. */
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

/** Runs a step. What it writes is shown as it comes; if `kept`, all at once when it has ended. */
async function take({ title, run }: Step, kept: boolean): Promise<Count> {
  const results = resultFile(title);
  const log = results.replace('.json', '.log');
  fs.mkdirSync(path.dirname(results), { recursive: true });
  fs.rmSync(results, { force: true });
  if (!kept) printHeading(title);
  const output = kept ? fs.openSync(log, 'w') : 'inherit';
  const begun = Date.now();
  const code = await run(results, { stdio: ['ignore', output, output] });
  const count = countTests(results, code);
  const seconds = ((Date.now() - begun) / 1000).toFixed(0);
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
  const begun = Date.now();
  const early = await Promise.all(sideBySide.map((steps) => takeAll(steps, true)));
  const counts = [...early.flat(), ...(await takeAll(oneByOne, false))];
  printHeading('all together');
  [...sideBySide.flat(), ...oneByOne].forEach(({ title }, index) => {
    const count = counts[index];
    if (count) console.log(`${title.padEnd(14)} ${count.passed} passed, ${count.failed} failed`);
  });
  const { passed, failed } = sum(counts);
  process.exitCode = failed === 0 ? 0 : 1;
  console.log(`\nAfter ${((Date.now() - begun) / 60_000).toFixed(1)} minutes:`);
  console.log(`${passed} passed, ${failed} failed`);
}

function printHeading(title: string): void {
  console.log(`\n── ${title} ${'─'.repeat(70 - title.length)}\n`);
}

void main();
