import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { countTests, sum } from './testCount';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'linehaul-count-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

function resultsOf(content: unknown): string {
  const file = path.join(folder, 'results.json');
  fs.writeFileSync(file, JSON.stringify(content));
  return file;
}

const ofJest = { numPassedTests: 7, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };

describe('the count of the test run', () => {
  it("counts Jest's tests, and a file that did not load as a failure", () => {
    const results = resultsOf({ ...ofJest, numFailedTests: 2, numRuntimeErrorTestSuites: 1 });
    expect(countTests(results, 1)).toEqual({ passed: 7, failed: 3 });
  });

  it("counts Playwright's tests, a flaky one as failed", () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 4 };
    expect(countTests(resultsOf({ stats, errors: [] }), 1)).toEqual({ passed: 5, failed: 2 });
  });

  it('counts a check without tests as one', () => {
    expect(countTests(path.join(folder, 'none.json'), 0)).toEqual({ passed: 1, failed: 0 });
    expect(countTests(path.join(folder, 'none.json'), 2)).toEqual({ passed: 0, failed: 1 });
  });

  it('counts a failure for a step that ended with an error code', () => {
    expect(countTests(resultsOf(ofJest), 1)).toEqual({ passed: 7, failed: 1 });
  });

  it('is the sum of all steps', () => {
    const counts = [
      { passed: 3, failed: 0 },
      { passed: 4, failed: 2 },
    ];
    expect(sum(counts)).toEqual({ passed: 7, failed: 2 });
  });
});
