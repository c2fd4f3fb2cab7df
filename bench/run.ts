/**
 * `npm run bench` builds the product and runs each bench/*.bench.ts in a separate process, one after another, because
 * they would disturb each other. Some print ratios to a baseline measured in the same run, because absolute times
 * depend on the machine. Arguments select benches by a part of their names.
 */
import path from 'node:path';
import { filesUnder } from '../tools/machine/files';
import { inRoot, root } from '../tools/machine/paths';
import { runTool } from '../tools/machine/run';

async function main(): Promise<void> {
  const chosen = process.argv.slice(2);
  const benches = filesUnder(inRoot('bench'))
    .filter((file) => file.endsWith('.bench.ts'))
    .filter(
      (file) => chosen.length === 0 || chosen.some((name) => path.basename(file).includes(name)),
    );
  if (benches.length === 0) throw new Error('No bench has that name.');
  if ((await runTool('tools/build/build.ts')) !== 0)
    throw new Error('The build failed, so there is nothing to measure.');
  for (const bench of benches) {
    console.log(`\n── ${path.basename(bench, '.bench.ts')} ${'─'.repeat(50)}\n`);
    if ((await runTool(path.relative(root, bench))) !== 0) process.exitCode = 1;
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
