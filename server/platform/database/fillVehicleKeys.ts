import { sql } from 'drizzle-orm';
import { vehicleKey } from '@/contract/vehicleKey';
import type { Queries } from './Database';
import { jsonOf } from './json';
import { rowsOf } from './rows';

/**
 * Fills the keys of vehicles without one: those of an earlier version's database, and those whose
 * number a process of the previous release has written last. Vehicles that turn out to have the same
 * number stay apart, until the office confirms or merges them. Call it before a vehicle is looked up.
 */
export async function fillVehicleKeys(tx: Queries): Promise<void> {
  const unkeyed = await rowsOf<{ id: string; number: string }>(
    tx,
    sql`select id::text, number from vehicles where key is null order by id`,
  );
  if (unkeyed.length === 0) return;
  const keys = jsonOf(unkeyed.map(({ id, number }) => ({ id, number, key: vehicleKey(number) })));
  await tx.execute(sql`update vehicles set key = known.key
    from jsonb_to_recordset(${keys}::jsonb) as known (id bigint, number text, key text)
    where vehicles.id = known.id and vehicles.number = known.number and vehicles.key is null`);
  await tx.execute(sql`update vehicles set unconfirmed = 'same_number', updated_at = now()
    from vehicles other, jsonb_to_recordset(${keys}::jsonb) as filled (id bigint)
    where filled.id in (vehicles.id, other.id) and other.id <> vehicles.id
      and other.kind = vehicles.kind and other.key = vehicles.key
      and vehicles.merged_into is null and vehicles.released_at is null
      and other.merged_into is null and other.released_at is null`);
}
