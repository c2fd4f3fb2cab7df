import { runBin, runTool } from '../machine/run';
import type { Stage } from './stages';

/**
 * One process, because several checkers would each check the shared files, which takes twice the processor time.
 */
export const types: Stage = {
  title: 'types',
  run: (_results, options) =>
    runBin('tsc', ['--noEmit', '-p', 'tsconfig.json', '--checkers', '1'], options),
};

const jestResults = (results: string) => ['--json', `--outputFile=${results}`];

/** A stage of Jest's projects. The arguments select tests. */
export function jestStage(
  title: string,
  projects: readonly string[],
  ...choice: readonly string[]
): Stage {
  return {
    title,
    run: (results, options) =>
      runBin(
        'jest',
        ['--selectProjects', ...projects, ...jestResults(results), ...choice],
        options,
      ),
  };
}

/** The server's tests on both databases. */
export const serverTests: Stage = {
  title: 'server tests',
  run: (results, options) => runTool('tools/test/testServer.ts', jestResults(results), options),
};

/** A stage whose tool passes its arguments to Playwright. */
export function playwrightStage(title: string, tool: string, ...args: readonly string[]): Stage {
  return {
    title,
    run: (results, options) =>
      runTool(tool, args, {
        ...options,
        env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: results },
      }),
  };
}
