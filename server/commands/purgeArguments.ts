import { isCalendarDay } from '@/contract/dates';
import type { PurgeCommand } from './purgeCommand';
import { UsageError } from './UsageError';

export const purgeUsage =
  'npm run purge -- --before 2026-08-01 [--dry-run] deletes (or counts) reports that are done with';

interface PurgeOptions {
  before?: string;
  'dry-run'?: boolean;
}

/** Parses the arguments of `npm run purge`. Throws a UsageError. */
export function purgeCommandOf({ before, 'dry-run': dryRun }: PurgeOptions): PurgeCommand {
  if (before === undefined || !isCalendarDay(before)) {
    throw new UsageError('--before must be a day like 2026-08-01.');
  }
  return { command: 'purge', before, only: dryRun ? 'count' : 'delete' };
}
