/** Plays seeds, or the acts of a file, in a process of its own. Prints one line of JSON for each result. */
import 'fake-indexeddb/auto';
import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../server/platform/database/Database';
import { openMigrated } from '../server/testing/databases';
import { actsOf, phonesIn, type Act } from './acts';
import { shrink } from './shrink';
import { Simulation, type Moment } from './simulation';
import { situations } from './situations';

/** What a process is to play: `count` seeds from `seed` on, every `every`th, or the acts of a file. */
export interface Order {
  seed: number;
  count: number;
  every: number;
  steps: number;
  /** Whether to play each seed twice, and compare the traces. */
  isTwice: boolean;
  /** Then plays random seeds for this time, in s. */
  seconds: number;
  /** The first of the random seeds. */
  random: number;
  /** The number of replays with which to look for the shortest acts that fail. */
  replays: number;
  file: string | null;
}

export interface Played {
  seed: number;
  /** The SHA-256 of the trace. */
  digest: string;
  wrong: string[];
  /** The shortest acts that fail in the same way. */
  shortest: readonly Act[];
  /** How often each situation occurred. */
  reached: Record<string, number>;
}

type Observer = (moment: Moment) => void;
const nothing: Observer = () => undefined;

/** What is wrong, without the numbers and names of this run. */
const toKind = (line: string) =>
  line
    .replace(/'[^']*'/g, '‘’')
    .replace(/\d+/g, '#')
    .slice(0, 60);

function describe({ act, after, calls, isAccepted }: Moment): string {
  const told = calls.map(({ method, path, fate, status }) => `${method} ${path} ${fate} ${status}`);
  const shown = after && `${after.words} (${after.outbox}, ${after.form.truck})`;
  const lines = [JSON.stringify(act), isAccepted ? null : 'rejected', shown, ...told];
  return lines.filter(Boolean).join('\n    ');
}

async function play(
  database: Database,
  { seed, acts, observe }: { seed: number; acts: readonly Act[]; observe: Observer },
) {
  const simulation = await Simulation.of(seed, phonesIn(acts), database);
  const { wrong } = simulation.ledger;
  let count = 0;
  try {
    for (const act of acts) {
      observe(await simulation.does(act));
      count += 1;
      if (wrong.length > 0) break;
    }
    if (wrong.length === 0) await simulation.comesToRest();
  } catch (error) {
    wrong.push(`the run broke off: ${String(error)}`);
  } finally {
    await simulation.end();
  }
  return { digest: simulation.digest, wrong, acts: acts.slice(0, count) };
}

async function examine(database: Database, seed: number, order: Order): Promise<Played> {
  const reached: Record<string, number> = {};
  const observe: Observer = (moment) => {
    for (const [name, occurs] of Object.entries(situations))
      if (occurs(moment)) reached[name] = (reached[name] ?? 0) + 1;
  };
  const all = { seed, acts: actsOf(seed, order.steps) };
  const { digest, wrong, acts } = await play(database, { ...all, observe });
  if (order.isTwice && wrong.length === 0) {
    const again = await play(database, { ...all, observe: nothing });
    if (again.digest !== digest) wrong.push(`the same seed gave the trace ${again.digest}, too`);
  }
  const kind = toKind(wrong[0] ?? '');
  const fails = async (some: readonly Act[]) => {
    const played = await play(database, { seed, acts: some, observe: nothing });
    return played.wrong.some((line) => toKind(line) === kind);
  };
  const isRepeatable = wrong.length > 0 && !kind.startsWith('the same seed');
  const shortest = isRepeatable ? await shrink(acts, fails, order.replays) : [];
  return { seed, digest, wrong, shortest, reached };
}

async function replay(database: Database, file: string): Promise<Played> {
  const { seed, acts } = JSON.parse(readFileSync(file, 'utf8')) as { seed: number; acts: Act[] };
  const observe: Observer = (moment) => console.log(describe(moment));
  const { digest, wrong } = await play(database, { seed, acts, observe });
  return { seed, digest, wrong, shortest: [], reached: {} };
}

async function main(): Promise<void> {
  const order = JSON.parse(process.argv[2] ?? '') as Order;
  // redux-persist logs each write that fails.
  console.error = () => undefined;
  EventEmitter.defaultMaxListeners = Infinity;
  const bytes = readFileSync(join(process.env.EMBEDDED_TEMPLATE ?? '', 'dump.tar'));
  globalThis.dumpOfDatabase = async () => new Blob([bytes]);
  const database = await openMigrated('embedded');
  // Modules set timers at their first use in a process, so that the first seed would differ from the same one later.
  await play(database, { seed: 0, acts: actsOf(0, 60), observe: nothing });
  const tell = (played: Played) => console.log(JSON.stringify(played));
  if (order.file !== null) return tell(await replay(database, order.file));
  for (let index = 0; index < order.count; index += 1)
    tell(await examine(database, order.seed + index * order.every, order));
  const end = process.hrtime()[0] + order.seconds;
  const random = { ...order, isTwice: false };
  for (let seed = order.random; process.hrtime()[0] < end; seed += order.every)
    tell(await examine(database, seed, random));
}

main().catch((error: unknown) => {
  console.log(error);
  process.exitCode = 2;
});
