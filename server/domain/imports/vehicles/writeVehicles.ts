import { sql } from 'drizzle-orm';
import type { NewVehicle, VehicleRow } from '@/contract/office/imports';
import { lookKey } from '@/contract/lookKey';
import { vehicleKey } from '@/contract/vehicleKey';
import type { Queries } from '../../../platform/database/Database';
import { toPostgresJson } from '../../../platform/database/json';
import { queryRows } from '../../../platform/database/rows';
import { lockReportsAlone } from '../../../platform/database/reportsLock';
import type { CarrierDay } from '../../days';
import type { ImportRules } from '../ImportRules';
import { decide, details, readRow, type Decided } from './decideVehicles';
import { findKnown } from './findKnownVehicles';

export const createVehicleImport = (day: CarrierDay): ImportRules<VehicleRow, Decided> => ({
  kind: 'vehicles',
  lock: lockReportsAlone,

  async decide(tx, rows) {
    const read = rows.map((row) => ({ line: row.line, read: readRow(row) }));
    const named = read.flatMap(({ read: one }) => (typeof one === 'string' ? [] : [one]));
    return decide(read, await findKnown(tx, day, named), day.today);
  },

  async write(tx, decided) {
    const added = await addVehicles(
      tx,
      decided.flatMap(({ fate, read, isAlike }) =>
        fate === 'new' && read ? [{ ...read, isAlike }] : [],
      ),
    );
    const changed = await changeVehicles(
      tx,
      decided.filter(({ fate }) => fate === 'changed'),
    );
    return { added, changed };
  },
});

/** Adds vehicles. Those that look like no other vehicle count as confirmed, because the office names them. */
export async function addVehicles(
  tx: Queries,
  added: readonly (NewVehicle & { isAlike: boolean })[],
) {
  const rows = added.map(
    ({ kind, number, vin = '', plate = '', make = '', year = null, isAlike }) => ({
      kind,
      number,
      key: vehicleKey(number),
      look_key: lookKey(number),
      vin,
      plate,
      make,
      year,
      unconfirmed: isAlike ? 'look_alike' : null,
    }),
  );
  const stored = await queryRows<{ id: number | string }>(
    tx,
    sql`insert into vehicles (kind, number, number_key, key, look_key, vin, plate, make, year, unconfirmed, confirmed_at)
      select kind, number,
        -- Another vehicle's earlier number, or a vehicle that an earlier build keyed differently, may have this number_key.
        case when exists (select from vehicles where vehicles.kind = one.kind and number_key = one.key)
          then one.key || ':' || gen_random_uuid() else one.key end,
        key, look_key, vin, plate, make, year,
        unconfirmed, now()
      from jsonb_to_recordset(${toPostgresJson(rows)}::jsonb) as one
        (kind text, number text, key text, look_key text, vin text, plate text, make text, year smallint, unconfirmed text)
      returning id`,
  );
  return stored.map((row) => Number(row.id));
}

/** Updates known vehicles. Returns their previous values with their new versions. */
async function changeVehicles(tx: Queries, changed: readonly Decided[]) {
  const before: object[] = [];
  for (const { known, details: changes, isConfirmed } of changed) {
    if (!known) continue;
    const entries = details.filter((field) => changes[field] !== undefined);
    const sets = entries.map((field) => sql`${sql.identifier(field)} = ${changes[field]}`);
    if (isConfirmed) sets.push(sql`unconfirmed = null, confirmed_at = now()`);
    await tx.execute(
      sql`update vehicles set ${sql.join(sets, sql`, `)}, version = version + 1, updated_at = now()
        where id = ${known.id}`,
    );
    before.push({
      id: known.id,
      version: known.version + 1,
      unconfirmed: known.unconfirmed,
      vin: known.vin,
      plate: known.plate,
      make: known.make,
      year: known.year,
    });
  }
  return before;
}
