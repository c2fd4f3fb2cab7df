import { runBin, runTool } from '../machine/run';
import type { Stage } from './stages';

/**
 * A single process, because several checkers would check the shared files more than once, which takes twice the
 * processor time.
 */
export const types: Stage = {
  title: 'types',
  run: (_results, options) =>
    runBin('tsc', ['--noEmit', '-p', 'tsconfig.json', '--checkers', '1'], options),
};

const jestResults = (results: string) => ['--json', `--outputFile=${results}`];

/** `choice` are Jest's arguments that select tests. */
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

/** Fixed seeds, each twice. */
export const simulation: Stage = {
  title: 'simulation',
  run: (_results, options) =>
    runTool('simulation/run.ts', ['--seeds', '20', '--steps', '100', '--twice'], options),
};

export const serverTests: Stage = {
  title: 'server tests',
  run: (results, options) => runTool('tools/test/testServer.ts', jestResults(results), options),
};

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
