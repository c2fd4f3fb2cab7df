/**
 * `npm run simulate -- --seed N --steps M` plays the acts of a seed with the real server and the real store, and compares
 * what people saw with what the ledger promises. `--seeds K` plays K seeds from N on, on all cores, `--twice` each of
 * them twice to compare the traces, and `--seconds S` then random seeds for S seconds. `--first` ends at the first seed
 * that fails. `--replay FILE` plays the acts of a file. For a failing seed, prints the shortest acts that fail. With 200
 * seeds or more, fails if a situation never occurs.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { build, type Plugin } from 'esbuild';
import makeTemplates from '../server/testing/templates';
import { inRoot } from '../tools/machine/paths';
import type { Order, Played } from './play';
import { situations } from './situations';

const folder = inRoot('.cache', 'simulation');
const program = join(folder, 'play.js');

/** Lets a source file find its neighbors, as if it were not bundled. */
const ownFolders: Plugin = {
  name: 'own folders',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\/(server|src|simulation)\/.*\.tsx?$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      const loader = path.endsWith('x') ? 'tsx' : 'ts';
      if (!source.includes('__dirname')) return { contents: source, loader };
      return { contents: `const __dirname = ${JSON.stringify(dirname(path))};${source}`, loader };
    });
  },
};

/** Bundles the program, because Node loads a module of its own at an instant that no seed decides. */
async function bundle(): Promise<void> {
  await build({
    entryPoints: [inRoot('simulation', 'play.ts')],
    outfile: program,
    bundle: true,
    platform: 'node',
    packages: 'external',
    // It ignores the case of names, and `ReportStatus.tsx` is next to `reportStatus.ts`.
    resolveExtensions: ['.ts', '.tsx', '.js', '.json'],
    define: { 'import.meta.url': '"file:///page/"', 'process.env.NODE_ENV': '"production"' },
    plugins: [ownFolders],
    logLevel: 'error',
  });
}

/** Runs one process. Calls `onPlayed` with each result. */
function start(order: Order, onPlayed: (played: Played) => void): Promise<number> {
  const child = spawn(process.execPath, [program, JSON.stringify(order)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  process.once('exit', () => child.kill());
  createInterface(child.stdout).on('line', (line) => {
    if (line.startsWith('{"seed"')) onPlayed(JSON.parse(line) as Played);
    else console.log(line);
  });
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 2)));
}

function tell({ seed, digest, wrong, shortest }: Played): void {
  console.log(`seed ${seed} ${digest} ${wrong.length === 0 ? 'holds' : 'FAILS'}`);
  for (const line of wrong) console.log(`  ${line}`);
  if (shortest.length === 0) return;
  const file = join('.cache', 'simulation', `${seed}.json`);
  writeFileSync(inRoot(file), JSON.stringify({ seed, acts: shortest }));
  for (const act of shortest) console.log(`    ${JSON.stringify(act)}`);
  console.log(`  npm run simulate -- --replay ${file}`);
}

const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    seeds: { type: 'string', default: '1' },
    steps: { type: 'string', default: '400' },
    twice: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '0' },
    first: { type: 'boolean', default: false },
    replays: { type: 'string', default: '60' },
    replay: { type: 'string' },
  },
});

async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await bundle();
  // Before the processes, because only one of them may make the database. They use no PostgreSQL.
  delete process.env.TEST_DATABASE_URL;
  await makeTemplates();
  const [first, count] = [Number(options.seed), Number(options.seeds)];
  const isReplay = options.replay !== undefined;
  const processes = isReplay ? 1 : Math.min(count, availableParallelism());
  const random = Date.now() % 1_000_000_000;
  const reached = new Map<string, number>();
  const played = { seeds: 0, failed: 0 };
  const onPlayed = (result: Played) => {
    tell(result);
    played.seeds += 1;
    if (result.wrong.length > 0) played.failed += 1;
    for (const [name, times] of Object.entries(result.reached))
      reached.set(name, (reached.get(name) ?? 0) + times);
    if (options.first && result.wrong.length > 0) process.exit(1);
  };
  const toOrder = (index: number): Order => ({
    seed: first + index,
    count: Math.ceil((count - index) / processes),
    every: processes,
    steps: Number(options.steps),
    isTwice: options.twice,
    seconds: Number(options.seconds),
    random: random + index,
    replays: Number(options.replays),
    file: options.replay ?? null,
  });
  const codes = await Promise.all(
    Array.from({ length: processes }, (_, index) => start(toOrder(index), onPlayed)),
  );
  const isGood = sum(isReplay ? 1 : count, played, isReplay ? null : reached);
  process.exitCode = isGood && codes.every((code) => code === 0) ? 0 : 1;
}

/** Prints what was played. Returns whether it is what was asked for, and nothing failed. */
function sum(
  count: number,
  played: { seeds: number; failed: number },
  reached: ReadonlyMap<string, number> | null,
): boolean {
  const names = reached ? Object.keys(situations) : [];
  for (const name of names) console.log(`${String(reached?.get(name) ?? 0).padStart(7)} ${name}`);
  const missing = count >= 200 ? names.filter((name) => !reached?.has(name)) : [];
  if (missing.length > 0) console.log(`Never reached: ${missing.join('; ')}.`);
  console.log(`${played.seeds} of ${count} seed(s) played, ${played.failed} failed.`);
  // A process that ends early has played less.
  return count > 0 && played.seeds >= count && played.failed === 0 && missing.length === 0;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
