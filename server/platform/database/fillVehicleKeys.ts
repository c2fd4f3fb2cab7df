import { sql } from 'drizzle-orm';
import { lookKey } from '@/contract/lookKey';
import { vehicleKey } from '@/contract/vehicleKey';
import type { Queries } from './Database';
import { toPostgresJson } from './json';
import { queryRows } from './rows';

/**
 * Fills the keys of vehicles whose number the previous release's processes wrote. Decides whether vehicles that they
 * added need confirmation, as if this build had added them. Call it before looking up a vehicle.
 */
export async function fillVehicleKeys(tx: Queries): Promise<void> {
  const filled = await fillKeys(tx);
  if (filled.length === 0) return;
  await fillLookKeys(tx);
  // Version 1 means that the office has not changed the vehicle.
  await tx.execute(sql`update vehicles set unconfirmed = why_unconfirmed(kind, key, look_key)
    where id in ${filled} and version = 1 and merged_into is null and unconfirmed is null`);
}

/** Fills missing keys of vehicles and returns these vehicles' ids. Vehicles with the same key remain separate. */
export async function fillKeys(tx: Queries): Promise<string[]> {
  const unkeyed = await queryRows<{ id: string; number: string }>(
    tx,
    sql`select id::text, number from vehicles where key is null order by id`,
  );
  const ids = unkeyed.map(({ id }) => id);
  if (ids.length === 0) return ids;
  const keys = toPostgresJson(
    unkeyed.map(({ id, number }) => ({ id, number, key: vehicleKey(number) })),
  );
  await tx.execute(sql`update vehicles set key = known.key
    from jsonb_to_recordset(${keys}::jsonb) as known (id bigint, number text, key text)
    where vehicles.id = known.id and vehicles.number = known.number and vehicles.key is null`);
  await tx.execute(sql`update vehicles set unconfirmed = 'same_number', updated_at = now()
    from vehicles other, jsonb_to_recordset(${keys}::jsonb) as filled (id bigint)
    where filled.id in (vehicles.id, other.id) and other.id <> vehicles.id
      and other.kind = vehicles.kind and other.key = vehicles.key
      and vehicles.merged_into is null and vehicles.released_at is null
      and other.merged_into is null and other.released_at is null`);
  return ids;
}

/** Fills missing look keys of vehicles (src/contract/lookKey.ts). */
export async function fillLookKeys(tx: Queries): Promise<void> {
  const unkeyed = await queryRows<{ id: string; number: string }>(
    tx,
    sql`select id::text, number from vehicles where look_key is null`,
  );
  if (unkeyed.length === 0) return;
  const keys = toPostgresJson(unkeyed.map(({ id, number }) => ({ id, look_key: lookKey(number) })));
  await tx.execute(sql`update vehicles set look_key = known.look_key
    from jsonb_to_recordset(${keys}::jsonb) as known (id bigint, look_key text)
    where vehicles.id = known.id`);
}
