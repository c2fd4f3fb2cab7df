import fs from 'node:fs';
import { plantedFaults } from '../e2e/plantedFaults';
import { outcomeOf } from './faults/failedTests';
import { chooseFaults, plant } from './faults/plant';
import { inRoot } from './paths';

describe('the planted faults', () => {
  it.each(plantedFaults)('$name fits into its file, and its test file exists', (fault) => {
    const source = fs.readFileSync(inRoot(fault.file), 'utf8');
    expect(plant(source, fault)).not.toBe(source);
    expect(fs.existsSync(inRoot(fault.test))).toBe(true);
    expect(fault.test).toMatch(/^server\/.+\.test\.ts$|^e2e\/.+\.e2e\.ts$/);
  });

  it('have names of their own', () => {
    const names = plantedFaults.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('are chosen by name, and all without one', () => {
    const [first] = plantedFaults;
    expect(chooseFaults([])).toEqual(plantedFaults);
    expect(chooseFaults([first?.name ?? ''])).toEqual([first]);
    expect(() => chooseFaults(['no-such'])).toThrow('There is no fault called no-such.');
  });
});

describe('planting a fault', () => {
  const fault = { name: 'off', find: 'a < b', replace: 'a <= b' };

  it('replaces its text and nothing else', () => {
    expect(plant('if (a < b) $& stop();', fault)).toBe('if (a <= b) $& stop();');
  });

  it.each(['if (b > a) stop();', 'a < b || a < b'])('fails for %s', (source) => {
    expect(() => plant(source, fault)).toThrow('The text of the fault off must occur once: a < b');
  });
});

describe('the failed tests of a run', () => {
  it("are read from Jest's results", () => {
    const assertionResults = [
      { fullName: 'a report is stored', status: 'passed' },
      { fullName: 'a report is stored once', status: 'failed' },
    ];
    const results = { numPassedTests: 1, testResults: [{ assertionResults }] };
    expect(outcomeOf(JSON.stringify(results))).toEqual({
      passed: 1,
      failed: ['a report is stored once'],
    });
  });

  it("are read from Playwright's results, in any group", () => {
    const suites = [
      {
        specs: [{ title: 'the page opens', ok: true }],
        suites: [{ specs: [{ title: 'the page is kept', ok: false }] }],
      },
    ];
    expect(outcomeOf(JSON.stringify({ stats: { expected: 1 }, suites }))).toEqual({
      passed: 1,
      failed: ['the page is kept'],
    });
  });

  it('are none if a file could not be loaded', () => {
    const results = { numPassedTests: 0, testResults: [{ assertionResults: [] }] };
    expect(outcomeOf(JSON.stringify(results))).toEqual({ passed: 0, failed: [] });
  });
});
