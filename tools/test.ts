/**
 * `npm test`: every check of the product. Each stage ends with its time and its slowest tests. The
 * last line is `N passed, N failed`.
 */
import { runBin, runTool } from './run';
import { printTotals, runLanes, type Stage } from './stages';

/** `--forceExit`: caches and pools with timers of a minute must not delay a finished run. */
const jestResults = (results: string) => ['--json', `--outputFile=${results}`, '--forceExit'];

/** Each uses one core. */
const lint: Stage = {
  title: 'lint',
  run: (_results, options) => runTool('tools/lint.ts', [], options),
};
const types: Stage = {
  title: 'types',
  run: (_results, options) => runBin('tsc', ['--noEmit', '-p', 'tsconfig.json'], options),
};
const build: Stage = {
  title: 'build',
  run: (_results, options) => runTool('tools/build.ts', [], options),
};

/** Each uses all cores. */
const tests: readonly Stage[] = [
  {
    title: 'unit tests',
    run: (results, options) =>
      runBin('jest', ['--selectProjects', 'unit', 'tools', ...jestResults(results)], options),
  },
  {
    title: 'server tests',
    run: (results, options) => runTool('tools/testServer.ts', jestResults(results), options),
  },
  playwrightStage('stories', 'tools/testStories.ts', 'dot'),
  playwrightStage('end-to-end', 'tools/testE2e.ts', 'list'),
];

function playwrightStage(title: string, tool: string, reporter: string): Stage {
  return {
    title,
    run: (results, options) =>
      runTool(tool, [`--reporter=${reporter},json`], {
        ...options,
        env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: results },
      }),
  };
}

async function main(): Promise<void> {
  const startedAt = Date.now();
  const checks = await runLanes([[lint], [types, build]]);
  printTotals([...checks, ...(await runLanes([tests]))], startedAt);
}

void main();
