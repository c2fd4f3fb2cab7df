import { sql } from 'drizzle-orm';
import { toPostgresJson } from '../../../platform/database/json';
import { lockReportsAlone } from '../../../platform/database/reportsLock';
import { queryRows } from '../../../platform/database/rows';
import * as v from 'valibot';
import type { UndoRules } from '../ImportRules';

const before = v.array(
  v.object({
    id: v.number(),
    version: v.number(),
    unconfirmed: v.nullable(v.string()),
    vin: v.string(),
    plate: v.string(),
    make: v.string(),
    year: v.nullable(v.number()),
  }),
);

export const undoVehicles: UndoRules = {
  lock: lockReportsAlone,

  async builtOn(tx, { added, changed }) {
    const expected = toPostgresJson([
      ...added.map((id) => ({ id, version: 1, added: true })),
      ...v.parse(before, changed).map(({ id, version }) => ({ id, version, added: false })),
    ]);
    const rows = await queryRows<{ number: string }>(
      tx,
      sql`select vehicles.number from vehicles
        join jsonb_to_recordset(${expected}::jsonb) as one (id bigint, version integer, added boolean)
          on one.id = vehicles.id
        where vehicles.version <> one.version or vehicles.merged_into is not null
          or one.added and (exists (select from report_vehicles where vehicle_id = vehicles.id)
            or exists (select from defects where vehicle_id = vehicles.id)
            or exists (select from vehicles other where other.merged_into = vehicles.id))
        order by vehicles.id limit 3`,
    );
    return rows.map(({ number }) => number);
  },

  async undo(tx, { added, changed }) {
    await tx.execute(sql`delete from vehicles where id = any(
      array(select value::bigint from jsonb_array_elements_text(${toPostgresJson(added)}::jsonb)))`);
    await tx.execute(sql`update vehicles set vin = one.vin, plate = one.plate, make = one.make, year = one.year,
        unconfirmed = one.unconfirmed, confirmed_at = case when one.unconfirmed is null then confirmed_at end,
        version = vehicles.version + 1, updated_at = now()
      from jsonb_to_recordset(${toPostgresJson(v.parse(before, changed))}::jsonb) as one
        (id bigint, vin text, plate text, make text, year smallint, unconfirmed text)
      where vehicles.id = one.id`);
  },
};
