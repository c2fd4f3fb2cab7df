import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';
import { inRoot, root } from '../machine/paths';

/** The numbers of tests that passed and failed. A check without tests counts as one test. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
}

interface TestResult {
  readonly title: string;
  readonly ms: number;
  readonly failure: string | undefined;
}

export interface Results extends Count {
  readonly tests: readonly TestResult[];
}

const jestResults = v.pipe(
  v.object({
    numPassedTests: v.number(),
    numFailedTests: v.number(),
    /** The number of files that could not be loaded. */
    numRuntimeErrorTestSuites: v.number(),
    testResults: v.array(
      v.object({
        name: v.string(),
        assertionResults: v.array(
          v.object({
            fullName: v.string(),
            status: v.string(),
            duration: v.nullish(v.number(), 0),
            failureMessages: v.optional(v.array(v.string()), []),
          }),
        ),
      }),
    ),
  }),
  v.transform((result): Results => ({
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
    tests: result.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, status, duration, failureMessages }) => ({
        title: `${path.relative(root, name)} › ${fullName}`,
        ms: duration,
        failure:
          status === 'failed' ? truncateOutput(failureMessages.join('\n'), maxReason) : undefined,
      })),
    ),
  })),
);

/** In characters. */
const maxReason = 1_500;

/** The maximum for the page of a failed browser test, in characters. */
const maxPage = 4_000;

const truncateOutput = (text: string, length: number) =>
  stripVTControlCharacters(text).slice(0, length);

/** Returns the page at the failure of a browser test, as roles and names. Returns '' for other attachments. */
function shownPage({ name, path: file }: { name: string; path?: string | undefined }): string {
  if (name !== 'error-context' || file === undefined || !fs.existsSync(file)) return '';
  const [, ...blocks] = fs.readFileSync(file, 'utf8').split('```yaml');
  const page = blocks.map((block) => block.split('```', 1).join('')).join('');
  const lines = page.replaceAll(/ \[(?:ref|cursor)=\w+\]/g, '').split('\n');
  const told = lines.filter((line) => !/^\s*- (?:generic|listitem|\/url.*):?$/.test(line));
  return truncateOutput(told.join('\n'), maxPage);
}

const suite: v.GenericSchema<unknown, TestResult[]> = v.pipe(
  v.object({
    specs: v.array(
      v.object({
        file: v.string(),
        title: v.string(),
        ok: v.boolean(),
        tests: v.array(
          v.object({
            projectName: v.string(),
            results: v.array(
              v.object({
                duration: v.number(),
                errors: v.optional(v.array(v.object({ message: v.optional(v.string()) })), []),
                attachments: v.optional(
                  v.array(v.object({ name: v.string(), path: v.optional(v.string()) })),
                  [],
                ),
              }),
            ),
          }),
        ),
      }),
    ),
    suites: v.optional(v.array(v.lazy(() => suite)), []),
  }),
  v.transform(({ specs, suites }) => [
    ...specs.flatMap(({ file, title, ok, tests }) =>
      tests.map(({ projectName, results }) => ({
        title: [projectName, file, title].filter(Boolean).join(' › '),
        ms: results.reduce((total, { duration }) => total + duration, 0),
        failure: ok
          ? undefined
          : results
              .flatMap(({ errors, attachments }) => [
                ...errors.map(({ message = '' }) => truncateOutput(message, maxReason)),
                ...attachments.map(shownPage),
              ])
              .join('\n'),
      })),
    ),
    ...suites.flat(),
  ]),
);

const playwrightResults = v.pipe(
  v.object({
    stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
    /** The errors of files that could not be loaded. */
    errors: v.array(v.unknown()),
    suites: v.array(suite),
  }),
  v.transform(({ stats, errors, suites }): Results => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    tests: suites.flat(),
  })),
);

export function resultFile(title: string): string {
  return inRoot('.cache', 'test-results', `${title.replaceAll(' ', '-')}.json`);
}

/**
 * Reads a stage's result file. A stage without a file counts as one test. A stage with an error code counts a failure
 * even if all tests passed.
 */
export function readResults(file: string, exitCode: number): Results {
  const results = fs.existsSync(file)
    ? v.parse(v.union([jestResults, playwrightResults]), JSON.parse(fs.readFileSync(file, 'utf8')))
    : { passed: exitCode === 0 ? 1 : 0, failed: 0, tests: [] };
  return exitCode !== 0 && results.failed === 0 ? { ...results, failed: 1 } : results;
}

/** Describes the ten slowest tests of a stage, each in one line with its seconds. */
export function slowest({ tests }: Results): string[] {
  return tests
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, 10)
    .map(({ title, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${title}`);
}

/**
 * Describes the failed tests of a stage, each with its reason in indented lines. If the stage failed without a failed
 * test, refers to the stage's output.
 */
export function failures(title: string, { failed, tests }: Results): string[] {
  const failedTests = tests.filter(({ failure }) => failure !== undefined);
  if (failed > 0 && failedTests.length === 0) return [`${title}: see its output above`];
  return failedTests.map((test) => `${title}: ${test.title}\n${indented(test.failure ?? '')}`);
}

const indented = (text: string) => text.trim().replace(/^/gm, '      ');

export function sum(counts: readonly Count[]): Count {
  return counts.reduce(
    (all, count) => ({ passed: all.passed + count.passed, failed: all.failed + count.failed }),
    { passed: 0, failed: 0 },
  );
}
