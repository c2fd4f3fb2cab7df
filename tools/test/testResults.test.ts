import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inRoot } from '../machine/paths';
import { failures, readResults, slowest, sum } from './testResults';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'linehaul-results-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

function writeResultsFile(content: unknown): string {
  const file = path.join(folder, 'results.json');
  fs.writeFileSync(file, JSON.stringify(content));
  return file;
}

const ofJest = {
  numPassedTests: 7,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  testResults: [
    {
      name: inRoot('src', 'a.test.ts'),
      assertionResults: [
        { fullName: 'a slice starts empty', status: 'passed', duration: 3 },
        { fullName: 'a slice is skipped', status: 'pending', duration: null },
      ],
    },
    {
      name: inRoot('src', 'b.test.ts'),
      assertionResults: [
        {
          fullName: 'a form sends',
          status: 'failed',
          duration: 1240,
          failureMessages: ['Error: \u001b[31mno response\u001b[39m\n  at the form'],
        },
      ],
    },
  ],
};

const spec = (title: string, duration: number) => ({
  file: 'site.e2e.ts',
  title,
  ok: title !== 'opens',
  tests: [
    {
      projectName: 'phone',
      results: [{ duration, errors: title === 'opens' ? [{ message: 'Error: closed' }] : [] }],
    },
  ],
});

const ofPlaywright = {
  stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 4 },
  errors: [],
  suites: [{ specs: [spec('scrolls', 900)], suites: [{ specs: [spec('opens', 2000)] }] }],
};

describe('the results of a stage', () => {
  it("the results of a stage count Jest's tests, and count a file that did not load as a failure", () => {
    const file = writeResultsFile({ ...ofJest, numFailedTests: 2, numRuntimeErrorTestSuites: 1 });
    expect(readResults(file, 1)).toMatchObject({ passed: 7, failed: 3 });
  });

  it("the results of a stage count Playwright's tests, and count a flaky test as failed", () => {
    expect(readResults(writeResultsFile(ofPlaywright), 1)).toMatchObject({ passed: 5, failed: 2 });
  });

  it.each([
    ['Jest', ofJest, 'src/b.test.ts › a form sends\n      Error: no response\n        at the form'],
    ['Playwright', ofPlaywright, 'phone › site.e2e.ts › opens\n      Error: closed'],
  ])(
    'the results of a stage name the tests of %s that failed, and why',
    (_runner, content, failed) => {
      expect(failures('stage', readResults(writeResultsFile(content), 1))).toEqual([
        `stage: ${failed}`,
      ]);
    },
  );

  it("the list of a stage's failures has only the beginning of a long reason", () => {
    const long = JSON.stringify(ofPlaywright).replace('closed', 'x'.repeat(9_000));
    const [line] = failures('stage', readResults(writeResultsFile(JSON.parse(long)), 1));
    expect(line?.length).toBeLessThan(1_600);
  });

  it("for a failed browser test, the list of a stage's failures shows the error and the roles and names of the page's elements, but not the test's source", () => {
    const file = path.join(folder, 'error-context.md');
    const page = ['- generic [ref=e1]:', '  - button "Send" [ref=e2] [cursor=pointer]', '```'];
    const source = ['# Test source', '```ts', "test('a press sends the form')", '```'];
    fs.writeFileSync(file, ['# Page snapshot', '```yaml', ...page, ...source].join('\n'));
    const attachments = JSON.stringify([{ name: 'error-context', path: file }]);
    const content = JSON.stringify(ofPlaywright).replace(
      '"errors":[{"message":"Error: closed"}]',
      (errors) => `${errors},"attachments":${attachments}`,
    );
    const [failed] = failures('stage', readResults(writeResultsFile(JSON.parse(content)), 1));
    expect(failed).toContain('Error: closed\n');
    expect(failed).toContain('- button "Send"');
    expect(failed).not.toContain('ref=');
    expect(failed).not.toContain('generic');
    expect(failed).not.toContain('a press sends the form');
  });

  it("the list of a stage's failures names only the stage if it failed without a failed test", () => {
    const none = path.join(folder, 'none.json');
    expect(failures('lint', readResults(none, 2))).toEqual(['lint: see its output above']);
    expect(failures('lint', readResults(none, 0))).toEqual([]);
  });

  it('the results of a stage without tests count as one test', () => {
    const none = path.join(folder, 'none.json');
    expect(readResults(none, 0)).toMatchObject({ passed: 1, failed: 0 });
    expect(readResults(none, 2)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('the results of a stage with an error code count one failure if the runner counted none', () => {
    expect(readResults(writeResultsFile(ofJest), 1)).toMatchObject({ passed: 7, failed: 1 });
  });

  it('the slowest tests of Jest are listed with the slowest first', () => {
    expect(slowest(readResults(writeResultsFile(ofJest), 0))).toEqual([
      '   1.2 s  src/b.test.ts › a form sends',
      '   0.0 s  src/a.test.ts › a slice starts empty',
      '   0.0 s  src/a.test.ts › a slice is skipped',
    ]);
  });

  it('the slowest Playwright tests are listed in descending order of duration, including those in nested suites', () => {
    expect(slowest(readResults(writeResultsFile(ofPlaywright), 0))).toEqual([
      '   2.0 s  phone › site.e2e.ts › opens',
      '   0.9 s  phone › site.e2e.ts › scrolls',
    ]);
  });

  it('the list of slowest tests has at most ten tests', () => {
    const suites = [{ specs: Array.from({ length: 12 }, (_, n) => spec(`test ${n}`, n)) }];
    expect(slowest(readResults(writeResultsFile({ ...ofPlaywright, suites }), 0))).toHaveLength(10);
  });

  it('sum adds up the counts of all stages', () => {
    const counts = [
      { passed: 3, failed: 0 },
      { passed: 4, failed: 2 },
    ];
    expect(sum(counts)).toEqual({ passed: 7, failed: 2 });
  });
});
