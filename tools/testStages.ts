import { runBin, runTool } from './run';
import type { Stage } from './stages';

export const types: Stage = {
  title: 'types',
  run: (_results, options) => runBin('tsc', ['--noEmit', '-p', 'tsconfig.json'], options),
};

/** Jest's stages. The arguments choose among the tests. */
export function jestStages(...choice: readonly string[]): Stage[] {
  // Without `--forceExit`, caches and pools with timers of a minute delay a finished run.
  const given = (results: string) => [
    ...['--json', `--outputFile=${results}`, '--forceExit'],
    ...choice,
  ];
  return [
    {
      title: 'unit tests',
      run: (results, options) =>
        runBin('jest', ['--selectProjects', 'unit', 'tools', ...given(results)], options),
    },
    {
      title: 'server tests',
      run: (results, options) => runTool('tools/testServer.ts', given(results), options),
    },
  ];
}

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
