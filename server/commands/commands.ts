import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';
import { isCalendarDay } from '@/contract/dates';
import { backUp } from '../jobs/backup/backUp';
import type { Database } from '../platform/database/Database';
import { allLeadsCsv } from '../domain/leads/allLeadsCsv';
import { checkDatabase } from './checkDatabase';
import { ownTimeZone } from './ownTimeZone';
import { peopleCommand, runPeopleCommand } from './peopleCommands';
import { purgeCommand, runPurgeCommand } from './purgeCommand';

/** The operator's commands on the data. */
export const adminCommand = v.variant('command', [
  v.strictObject({ command: v.literal('backup') }),
  v.strictObject({ command: v.literal('check') }),
  v.strictObject({
    command: v.literal('leads'),
    /** The first day in the carrier's time zone. */
    since: v.pipe(v.string(), v.check(isCalendarDay)),
    time_zone: ownTimeZone,
  }),
  peopleCommand,
  purgeCommand,
]);
export type AdminCommand = v.InferOutput<typeof adminCommand>;

/** Returns whether the command changes the data. */
export function changes(command: AdminCommand): boolean {
  if (command.command === 'people') return command.action !== 'list';
  return command.command === 'purge' && command.only === 'delete';
}

/** Runs a command and writes its complete output. Stops if the signal aborts. */
export async function runAdminCommand(
  database: Database,
  command: AdminCommand,
  output: Writable,
  signal?: AbortSignal,
): Promise<void> {
  if (command.command === 'backup') return backUp(database, output, signal);
  const text = await runTextCommand(database, command);
  await pipeline(Readable.from([text]), output, { signal });
}

const runCheckCommand = async (database: Database) => JSON.stringify(await checkDatabase(database));

function runTextCommand(
  database: Database,
  command: Exclude<AdminCommand, { command: 'backup' }>,
): Promise<string> {
  const { queries } = database;
  if (command.command === 'check') return runCheckCommand(database);
  if (command.command === 'leads') return allLeadsCsv(queries, command);
  if (command.command === 'purge') return runPurgeCommand(database, command);
  return runPeopleCommand(queries, command);
}
