import { filesToRun } from './filesToRun';
import { mutatedModules, mutatePatterns, parseMutationArguments } from './modules';
import { isInSample, notSampled } from './sample';
import { mutationTable, withoutTimeouts } from './scores';

describe('the arguments of npm run mutation', () => {
  it('parseMutationArguments reads modules, --force and --sample, and without arguments chooses all mutants of all modules', () => {
    expect(parseMutationArguments([])).toEqual({
      paths: mutatedModules,
      force: false,
      sample: 100,
    });
    const given = ['src/features/auth/session/', '--force', '--sample=10'];
    expect(parseMutationArguments(given)).toEqual({
      paths: ['src/features/auth/session'],
      force: true,
      sample: 10,
    });
  });

  it.each(['src/apis', 'server/platform', '--forced', '--sample=0'])(
    'npm run mutation rejects the argument %s',
    (path) => {
      expect(() => parseMutationArguments([path])).toThrow(
        `${path} is in none of the mutated modules`,
      );
    },
  );

  it('mutatePatterns leaves out the tests and stories of a folder', () => {
    expect(mutatePatterns('src/api')).toEqual([
      'src/api/**/*.{ts,tsx}',
      '!src/api/**/*.{test,stories}.{ts,tsx}',
    ]);
    expect(mutatePatterns('src/api/csrf.ts')).toEqual(['src/api/csrf.ts']);
  });
});

describe('the test files that run for a mutant', () => {
  const tests = [
    { id: 'slow', fileName: 'slow.test.ts', timeSpentMs: 900 },
    { id: 'quick', fileName: 'quick.test.ts', timeSpentMs: 5 },
    { id: 'another', fileName: 'quick.test.ts', timeSpentMs: 5 },
    { id: 'quick', fileName: 'namesake.test.ts', timeSpentMs: 20 },
  ];

  it("a mutant's test files are those with a test that reaches the mutant, with the fastest first", () => {
    expect(filesToRun(tests, ['slow', 'another'])).toEqual(['quick.test.ts', 'slow.test.ts']);
  });

  it("a mutant's test files are all files that have a test with the given name", () => {
    expect(filesToRun(tests, ['quick'])).toEqual(['quick.test.ts', 'namesake.test.ts']);
  });

  it("a mutant's test files are all files if no test is given", () => {
    expect(filesToRun(tests)).toEqual(['quick.test.ts', 'namesake.test.ts', 'slow.test.ts']);
  });
});

it('the mutation table counts the mutants of each module and gives a score, with a separate column for timeouts', () => {
  const mutants = (...statuses: string[]) => ({ mutants: statuses.map((status) => ({ status })) });
  const files = {
    'src/api/refresh.ts': mutants('Killed', 'Survived', 'NoCoverage'),
    'src/api/baseQuery.ts': mutants('Timeout', 'Ignored', 'RuntimeError'),
    'src/features/inspection/delivery/outbox.ts': mutants('Killed'),
  };
  const lines = mutationTable(JSON.stringify({ files })).split('\n');
  expect(lines.map((line) => line.split(/ {2,}/))).toEqual([
    [
      'module',
      'killed',
      'timed out',
      'survived',
      'not covered',
      'static',
      'broken',
      'not tested',
      'score',
    ],
    ['src/api', '1', '1', '1', '1', '1', '1', '0', '50.0 %'],
    ['src/features/inspection/delivery', '1', '0', '0', '0', '0', '0', '0', '100.0 %'],
    ['all of these', '2', '1', '1', '1', '1', '1', '0', '60.0 %'],
  ]);
});

it('the score of a sample of mutants represents all mutants that tests reach', () => {
  const untested = { status: 'RuntimeError', statusReason: `Error: ${notSampled}` };
  const [killed, survived, notCovered] = ['Killed', 'Survived', 'NoCoverage'].map((status) => ({
    status,
  }));
  const mutants = [killed, killed, killed, survived, untested, untested, untested, untested];
  const files = { 'src/api/refresh.ts': { mutants: [...mutants, notCovered, notCovered] } };
  // Tests noticed three of the four sampled mutants, and reached eight of ten mutants.
  expect(mutationTable(JSON.stringify({ files }))).toMatch(/ 4 +60\.0 %$/);
});

it('a sample has about the requested share of the mutants', () => {
  const inSample = Array.from({ length: 1000 }, (_, id) => id).filter((id) => isInSample([id], 10));
  expect(inSample.length).toBeGreaterThan(60);
  expect(inSample.length).toBeLessThan(140);
  expect(isInSample([0], 100)).toBe(true);
});

it('the mutation report drops mutants that timed out and keeps everything else', () => {
  const mutants = ['Killed', 'Timeout', 'Survived'].map((status, id) => ({ id, status }));
  const report = { schemaVersion: '1.0', files: { 'src/api/csrf.ts': { source: '', mutants } } };
  expect(JSON.parse(withoutTimeouts(JSON.stringify(report)))).toEqual({
    schemaVersion: '1.0',
    files: { 'src/api/csrf.ts': { source: '', mutants: [mutants[0], mutants[2]] } },
  });
});
