import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Queries } from '../../platform/database/Database';
import { jsonRows } from '../../platform/database/jsonRows';

/** The migration that reopens some of the defects that a typed name closed in earlier versions. */
export const typedNamesMigration = '0063_typed_names.sql';

const counts = v.object({ reopened: v.number(), kept: v.number() });
export type TypedNames = v.InferOutput<typeof counts>;

/** Returns how many defects the migration changed to 'Driver says good', and how many it left closed. */
export async function typedNames(queries: Queries): Promise<TypedNames> {
  const [found] = await jsonRows(
    queries,
    counts,
    sql`select (select count(*) from defect_events join migrations on applied_at = at
          where event = 'reopened_by_migration' and migrations.name = ${typedNamesMigration}) as reopened,
        (select count(*) from defects where certified_on = 'drivers_phone' and closed_at is not null) as kept`,
  );
  if (!found) throw new Error('counts are one row');
  return found;
}
