import fs from 'node:fs';
import * as v from 'valibot';
import { inRoot } from './paths';

/** Tests (or checks without tests of their own) that passed and failed. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
}

const jestResult = v.pipe(
  v.object({
    numPassedTests: v.number(),
    numFailedTests: v.number(),
    /** Files that could not be loaded. */
    numRuntimeErrorTestSuites: v.number(),
  }),
  v.transform((result): Count => ({
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
  })),
);

const playwrightResult = v.pipe(
  v.object({
    stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
    /** Files that could not be loaded. */
    errors: v.array(v.unknown()),
  }),
  v.transform(({ stats, errors }): Count => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
  })),
);

/** Path of a step's results. */
export function resultFile(title: string): string {
  return inRoot('.cache', 'test-results', `${title.replaceAll(' ', '-')}.json`);
}

/**
 * Counts the tests in a step's result file or, without one, the step itself. A step that ended with
 * an error code counts a failure even if all its tests passed.
 */
export function countTests(results: string, exitCode: number): Count {
  const count = fs.existsSync(results)
    ? v.parse(v.union([jestResult, playwrightResult]), JSON.parse(fs.readFileSync(results, 'utf8')))
    : { passed: exitCode === 0 ? 1 : 0, failed: 0 };
  return exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

export function sum(counts: readonly Count[]): Count {
  return counts.reduce(
    (all, count) => ({ passed: all.passed + count.passed, failed: all.failed + count.failed }),
    { passed: 0, failed: 0 },
  );
}
