export interface TimedTest {
  readonly id: string;
  readonly fileName?: string;
  readonly timeSpentMs: number;
}

/**
 * Returns the files with the given tests, or all files without given tests, with the fastest first. The id of a test is
 * its name, so tests of two files may have the same id.
 */
export function filesToRun(tests: readonly TimedTest[], ids?: readonly string[]): string[] {
  const wanted = new Set(ids ?? tests.map(({ id }) => id));
  const times = new Map<string, number>();
  for (const { id, fileName, timeSpentMs } of tests) {
    if (fileName === undefined || !wanted.has(id)) continue;
    times.set(fileName, (times.get(fileName) ?? 0) + timeSpentMs);
  }
  return [...times].sort(([, a], [, b]) => a - b).map(([file]) => file);
}
