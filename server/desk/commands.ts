import * as v from 'valibot';
import { backUp } from '../backup/backUp';
import type { Queries } from '../db/Database';
import { leadsCsv } from '../leads/leadsCsv';

/** What whoever runs the site may ask of its data from the command line, also while the server runs. */
export const deskCommand = v.variant('command', [
  v.object({ command: v.literal('backup') }),
  v.object({ command: v.literal('leads'), since: v.pipe(v.string(), v.isoTimestamp()) }),
]);
export type DeskCommand = v.InferOutput<typeof deskCommand>;

/** Runs a command and writes its output piece by piece. */
export async function runDeskCommand(
  queries: Queries,
  command: DeskCommand,
  write: (text: string) => Promise<void>,
): Promise<void> {
  if (command.command === 'backup') return backUp(queries, write);
  await write(await leadsCsv(queries, new Date(command.since)));
}
