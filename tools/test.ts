/**
 * `npm test`: all that proves the product, in order. Goes on after a failure, so that one run shows
 * everything, and then ends with a non-zero code. Its last line is `N passed, N failed`.
 */
import fs from 'node:fs';
import path from 'node:path';
import { runBin, runTool } from './run';
import { filesUnder } from './files';
import { source } from './paths';
import { countTests, resultFile, sum, type Count } from './testCount';

interface Step {
  readonly title: string;
  /** Answers the exit code; writes its tests' results to the given file, if it has tests. */
  readonly run: (results: string) => Promise<number>;
}

/** Caches and pools with timers of a minute must not keep a finished run waiting: `--forceExit`. */
const jestResults = (results: string) => ['--json', `--outputFile=${results}`, '--forceExit'];

const steps: readonly Step[] = [
  { title: 'lint', run: () => runTool('tools/lint.ts') },
  { title: 'types', run: () => runBin('tsc', ['--noEmit', '-p', 'tsconfig.json']) },
  {
    title: 'unit tests',
    run: (results) =>
      runBin('jest', ['--selectProjects', 'unit', 'tools', ...jestResults(results)]),
  },
  {
    title: 'server tests',
    run: (results) => runTool('tools/testServer.ts', jestResults(results)),
  },
  { title: 'build', run: () => runTool('tools/build.ts') },
  ...(filesUnder(source).some((file) => file.endsWith('.stories.tsx'))
    ? [
        {
          title: 'stories',
          run: (results: string) =>
            runTool('tools/testStories.ts', ['--reporter=dot,json'], {
              env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: results },
            }),
        },
      ]
    : []),
  {
    title: 'journeys',
    run: (results) =>
      runTool('tools/testE2e.ts', ['--reporter=list,json'], {
        env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: results },
      }),
  },
];

async function take({ title, run }: Step): Promise<Count> {
  console.log(`\n── ${title} ${'─'.repeat(70 - title.length)}\n`);
  const results = resultFile(title);
  fs.mkdirSync(path.dirname(results), { recursive: true });
  fs.rmSync(results, { force: true });
  const begun = Date.now();
  const code = await run(results);
  const count = countTests(results, code);
  const seconds = ((Date.now() - begun) / 1000).toFixed(0);
  console.log(`\n${title}: ${count.passed} passed, ${count.failed} failed, ${seconds} s`);
  return count;
}

async function main(): Promise<void> {
  const counts: Count[] = [];
  for (const step of steps) counts.push(await take(step));
  console.log(`\n── all together ${'─'.repeat(56)}\n`);
  steps.forEach(({ title }, index) => {
    const count = counts[index];
    if (count) console.log(`${title.padEnd(14)} ${count.passed} passed, ${count.failed} failed`);
  });
  const { passed, failed } = sum(counts);
  process.exitCode = failed === 0 ? 0 : 1;
  console.log(`\n${passed} passed, ${failed} failed`);
}

void main();
