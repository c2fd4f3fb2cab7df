/**
 * `npm run faults` shows that the server's tests, the end-to-end tests and the simulation notice faults. First runs the
 * tests that e2e/plantedFaults.ts lists in a copy of the repository, where they must pass. Then plants one fault after
 * another in the copy, and runs its test, which must fail. Arguments name the faults to plant. Without arguments, plants
 * all of them.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { PlantedFault } from '../../e2e/plantedFaults';
import { copyTree } from './copyTree';
import { chooseFaults, plant } from './plant';
import { runTests, simulate } from './runTests';
import { inRoot } from '../machine/paths';
import { leavingOut } from '../test/onlyAll';
import type { Results } from '../test/testResults';

const logs = inRoot('.cache', 'faults');
const getLogPath = (name: string) => path.join(logs, `${name}.log`);

const failedTests = ({ tests }: Results): string[] =>
  tests.filter(({ failure }) => failure !== undefined).map(({ title }) => title);

async function passWithoutFault(copy: string, faults: readonly PlantedFault[]): Promise<boolean> {
  const files = [...new Set(faults.map(({ test }) => test))];
  let pass = true;
  for (const kind of ['server/', 'e2e/', 'simulation/']) {
    const ofKind = files.filter((file) => file.startsWith(kind));
    if (ofKind.length === 0) continue;
    const log = getLogPath(`none-${path.basename(kind)}`);
    const outcome =
      kind === 'simulation/' ? await simulate(copy, log, 10) : await runTests(copy, ofKind, log);
    const isGood = outcome !== null && outcome.passed > 0 && outcome.failed === 0;
    const failed = outcome === null ? 'no test ran' : failedTests(outcome).join('; ');
    const verdict = isGood ? `${outcome.passed} tests pass` : `NOT GREEN: ${failed} (${log})`;
    console.log(`without a fault      ${verdict} in ${ofKind.join(', ')}`);
    pass &&= isGood;
  }
  return pass;
}

async function isNoticed(copy: string, fault: PlantedFault): Promise<boolean> {
  const file = path.join(copy, fault.file);
  const source = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(file, plant(source, fault));
  const startedAt = Date.now();
  const environment = fault.needsAll ? {} : leavingOut;
  const log = getLogPath(fault.name);
  const outcome = fault.test.startsWith('simulation/')
    ? await simulate(copy, log, 200)
    : await runTests(copy, [fault.test], log, environment);
  fs.writeFileSync(file, source);
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(0);
  const [first, ...others] = outcome === null ? [] : failedTests(outcome);
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  const all = fault.needsAll ? ', with --all only' : '';
  const verdict =
    outcome === null
      ? `NO TEST RAN (${log})`
      : first === undefined
        ? `SURVIVED ${fault.test}`
        : `noticed by ${fault.test}: ${first}${more}${all}`;
  console.log(`${fault.name.padEnd(20)} ${verdict} (${seconds} s)`);
  return first !== undefined;
}

async function main(): Promise<void> {
  const faults = chooseFaults(process.argv.slice(2));
  fs.mkdirSync(logs, { recursive: true });
  const copy = copyTree();
  const remove = () => fs.rmSync(copy, { recursive: true, force: true });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      remove();
      process.exit(1);
    });
  }
  try {
    // The result of a test file that fails without a fault would prove nothing.
    if (!(await passWithoutFault(copy, faults))) {
      process.exitCode = 1;
      return;
    }
    const noticed: boolean[] = [];
    for (const fault of faults) noticed.push(await isNoticed(copy, fault));
    const count = noticed.filter(Boolean).length;
    console.log(`\n${count} of ${faults.length} faults were noticed.`);
    process.exitCode = count === faults.length ? 0 : 1;
  } finally {
    remove();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
