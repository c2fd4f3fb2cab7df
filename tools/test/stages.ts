import type { SpawnOptions } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { failures, readResults, resultFile, slowest, sum, type Results } from './testResults';

export interface Stage {
  readonly title: string;
  /** Runs the stage and resolves with the exit code. Writes the test results, if any, to the given file. */
  readonly run: (results: string, options: SpawnOptions) => Promise<number>;
}

interface Finished extends Results {
  readonly title: string;
  readonly seconds: number;
}

/**
 * Runs a stage, then prints its counts, its duration and its slowest tests. Shows the stage's output at once, or at the
 * end of the stage if `buffered`.
 */
async function runStage({ title, run }: Stage, buffered: boolean): Promise<Finished> {
  const file = resultFile(title);
  const log = file.replace('.json', '.log');
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.rmSync(file, { force: true });
  if (!buffered) printHeading(title);
  const output = buffered ? fs.openSync(log, 'w') : 'inherit';
  const startedAt = Date.now();
  const results = readResults(file, await run(file, { stdio: ['ignore', output, output] }));
  const finished = { title, ...results, seconds: (Date.now() - startedAt) / 1000 };
  if (typeof output === 'number') {
    fs.closeSync(output);
    printHeading(title);
    console.log(fs.readFileSync(log, 'utf8'));
  }
  console.log(`\n${summary(finished)}`);
  for (const line of slowest(results)) console.log(line);
  return finished;
}

async function runLane(stages: readonly Stage[], buffered: boolean): Promise<Finished[]> {
  const finished: Finished[] = [];
  for (const stage of stages) finished.push(await runStage(stage, buffered));
  return finished;
}

/**
 * Runs the lanes in parallel, and the stages of each lane one after another. Continues after a failure, so that one run
 * shows every failure.
 */
export async function runLanes(lanes: readonly (readonly Stage[])[]): Promise<Finished[]> {
  const finished = await Promise.all(lanes.map((stages) => runLane(stages, lanes.length > 1)));
  return finished.flat();
}

/**
 * Prints a line for each stage and for each failed test, the note, and `N passed, N failed` as the last line. Sets the
 * exit code of the process after a failure.
 */
export function printTotals(finished: readonly Finished[], startedAt: number, note?: string): void {
  printHeading('all together');
  for (const stage of finished) console.log(summary(stage));
  const { passed, failed } = sum(finished);
  if (failed > 0) console.log('\nFailed:');
  for (const stage of finished) {
    for (const line of failures(stage.title, stage)) console.log(`  ${line}`);
  }
  process.exitCode = failed === 0 ? 0 : 1;
  if (note !== undefined) console.log(`\n${note}`);
  console.log(`\nAfter ${((Date.now() - startedAt) / 60_000).toFixed(1)} minutes:`);
  console.log(`${passed} passed, ${failed} failed`);
}

function summary({ title, passed, failed, seconds }: Finished): string {
  return `${title.padEnd(14)} ${passed} passed, ${failed} failed, ${seconds.toFixed(0)} s`;
}

function printHeading(title: string): void {
  console.log(`\n── ${title} ${'─'.repeat(70 - title.length)}\n`);
}
