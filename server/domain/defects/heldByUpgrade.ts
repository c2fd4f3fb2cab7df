import { sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import { readTimeZone } from '../company/readCompany';
import { dayIn } from '../dayIn';
import type { Queries } from '../../platform/database/Database';
import { jsonRows } from '../../platform/database/jsonRows';
import { forbidsDrivingOn, holdsOn } from './sets';

/** The migration since which every undecided defect holds its vehicle. */
export const undecidedMigration = '0115_exempt_items.sql';

const counts = v.object({ before: v.number(), after: v.number() });
export type HeldByUpgrade = v.InferOutput<typeof counts>;

const countVehicles = (holds: SQL) => sql`(select count(*) from vehicles where merged_into is null
  and exists (select from defects where vehicle_id = vehicles.id and ${holds}))`;

/**
 * Returns how many vehicles open defects hold today, by the rule before `undecidedMigration` and by the present one. The
 * earlier rule knew no defects that only wait for a decision.
 * `ownTimeZone` applies until the company chooses a time zone.
 */
export async function readHeldByUpgrade(
  queries: Queries,
  ownTimeZone: string,
): Promise<HeldByUpgrade> {
  const today = dayIn(await readTimeZone(queries, ownTimeZone), new Date());
  const [found] = await jsonRows(
    queries,
    counts,
    sql`select ${countVehicles(forbidsDrivingOn(today))} as before, ${countVehicles(holdsOn(today))} as after`,
  );
  if (!found) throw new Error('counts are one row');
  return found;
}

/** Describes the upgrade: '7 vehicles are newly held by undecided defects: 3 before, 10 after'. */
export const heldByUpgradeText = ({ before, after }: HeldByUpgrade): string =>
  `${after - before} vehicles are newly held by undecided defects: ${before} before, ${after} after`;

interface Upgrade {
  /** The migrations that this upgrade ran. */
  ran: readonly string[];
  ownTimeZone: string;
  warn: (line: string) => void;
}

/** Warns about the vehicles that an upgrade newly holds, because the office would otherwise meet them unprepared. */
export async function warnOfHeld(
  queries: Queries,
  { ran, ownTimeZone, warn }: Upgrade,
): Promise<void> {
  if (!ran.includes(undecidedMigration)) return;
  const held = await readHeldByUpgrade(queries, ownTimeZone);
  if (held.after > held.before) warn(`${heldByUpgradeText(held)}.`);
}
