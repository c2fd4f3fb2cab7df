import * as v from 'valibot';

/** What Jest or Playwright says about a run, in its JSON results. */
export interface Outcome {
  readonly passed: number;
  /** Titles of the tests that failed. */
  readonly failed: readonly string[];
}

const jestResult = v.pipe(
  v.object({
    numPassedTests: v.number(),
    testResults: v.array(
      v.object({
        assertionResults: v.array(v.object({ fullName: v.string(), status: v.string() })),
      }),
    ),
  }),
  v.transform(({ numPassedTests, testResults }): Outcome => ({
    passed: numPassedTests,
    failed: testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => fullName),
  })),
);

interface Suite {
  specs: { title: string; ok: boolean }[];
  suites?: Suite[] | undefined;
}

const suite: v.GenericSchema<unknown, Suite> = v.object({
  specs: v.array(v.object({ title: v.string(), ok: v.boolean() })),
  suites: v.optional(v.array(v.lazy(() => suite))),
});

const failedSpecs = ({ specs, suites = [] }: Suite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ title }) => title),
  ...suites.flatMap(failedSpecs),
];

const playwrightResult = v.pipe(
  v.object({ stats: v.object({ expected: v.number() }), suites: v.array(suite) }),
  v.transform(({ stats, suites }): Outcome => ({
    passed: stats.expected,
    failed: suites.flatMap(failedSpecs),
  })),
);

/** Reads the JSON results of Jest or Playwright. A file that could not be loaded has no failed test. */
export function outcomeOf(results: string): Outcome {
  return v.parse(v.union([jestResult, playwrightResult]), JSON.parse(results));
}
