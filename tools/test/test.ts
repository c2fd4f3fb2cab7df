/**
 * `npm test`: every check of the product. Each stage ends with its time and its slowest tests. The
 * last line is `N passed, N failed`.
 */
import { runTool } from '../machine/run';
import { printTotals, runLanes, type Stage } from './stages';
import { jestStage, playwrightStage, serverTests, types } from './testStages';

const lint: Stage = {
  title: 'lint',
  run: (_results, options) => runTool('tools/checks/lint.ts', [], options),
};
const build: Stage = {
  title: 'build',
  run: (_results, options) => runTool('tools/build/build.ts', [], options),
};

const unitTests = jestStage('unit tests', ['unit', 'tools']);

/** Each uses all cores. */
const serverAndBrowser: readonly Stage[] = [
  serverTests,
  playwrightStage('stories', 'tools/test/testStories.ts', '--reporter=dot,json'),
  playwrightStage('end-to-end', 'tools/test/testE2e.ts', '--reporter=list,json'),
];

async function main(): Promise<void> {
  const startedAt = Date.now();
  const first = await runLanes([[lint], [types, build, unitTests]]);
  printTotals([...first, ...(await runLanes([serverAndBrowser]))], startedAt);
}

void main();
