/**
 * `npm test` lints, builds and tests the product. `npm test -- --all` also runs what `npm test` leaves out
 * (`describeLeftOut`). Each stage ends with its time and its slowest tests. The last line is `N passed, N failed`.
 */
import { runTool } from '../machine/run';
import { describeLeftOut, leavingOut } from './onlyAll';
import { printTotals, runLanes, type Stage } from './stages';
import { jestStage, playwrightStage, serverTests, simulation, types } from './testStages';

const lint: Stage = {
  title: 'lint',
  run: (_results, options) => runTool('tools/checks/lint.ts', [], options),
};
const build: Stage = {
  title: 'build',
  run: (_results, options) => runTool('tools/build/build.ts', [], options),
};

const unitTests = jestStage('unit tests', ['unit', 'tools']);

const stories = playwrightStage('stories', 'tools/test/testStories.ts', '--reporter=dot,json');
const endToEnd = playwrightStage('end-to-end', 'tools/test/testE2e.ts', '--reporter=list,json');
const otherBrowsers = playwrightStage(
  'other browsers',
  'tools/test/testBrowsers.ts',
  '--reporter=list,json',
);

async function main(): Promise<void> {
  const startedAt = Date.now();
  const options = process.argv.slice(2);
  const stranger = options.find((option) => option !== '--all');
  if (stranger !== undefined) throw new Error(`npm test has no option ${stranger}. It has --all.`);
  const isAll = options.length > 0;
  if (!isAll) Object.assign(process.env, leavingOut);
  const finished = [
    // Two lanes, because linting, type checking and building do not use all cores.
    ...(await runLanes([
      [lint, stories],
      [types, build, unitTests],
    ])),
    // A single lane, because a page waits longer while other tests run, and would exceed short intervals.
    ...(await runLanes([[simulation, serverTests, endToEnd, ...(isAll ? [otherBrowsers] : [])]])),
  ];
  printTotals(finished, startedAt, isAll ? undefined : describeLeftOut());
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
