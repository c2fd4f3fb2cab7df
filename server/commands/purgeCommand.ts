import * as v from 'valibot';
import { isoDate } from '@/contract/dates';
import type { Database } from '../platform/database/Database';
import { countPurge, latestPurgeDay, purgeReports } from '../domain/reports/purgeReports';
import { readTimeZone } from '../domain/company/readCompany';
import { CommandFailed } from './CommandFailed';
import { ownTimeZone } from './ownTimeZone';

/** The command `npm run purge`, which deletes or only counts old reports. */
export const purgeCommand = v.strictObject({
  command: v.literal('purge'),
  before: isoDate('Date'),
  only: v.picklist(['count', 'delete']),
  time_zone: ownTimeZone,
});
export type PurgeCommand = v.InferOutput<typeof purgeCommand>;

/** Runs the command and returns the text to print. Throws CommandFailed with the reason in one line. */
export async function runPurgeCommand(
  database: Database,
  { before, only, time_zone }: PurgeCommand,
): Promise<string> {
  const timeZone = await readTimeZone(database.queries, time_zone);
  const latest = await latestPurgeDay(database.queries, timeZone);
  if (before > latest) {
    throw new CommandFailed(
      `--before must be ${latest} at the latest: reports are kept for three months (49 CFR 396.11).`,
    );
  }
  const isDone = only === 'delete';
  const { reports, kept } = isDone
    ? await purgeReports(database, { before, timeZone })
    : await countPurge(database.queries, { before, timeZone });
  return [
    `${reports} sent or superseded reports from before ${before} ${isDone ? 'were' : 'would be'} deleted.`,
    `${kept} ${isDone ? 'were' : 'would be'} kept, because a defect of theirs is not closed.`,
    '',
  ].join('\n');
}
