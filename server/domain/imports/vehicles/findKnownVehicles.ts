import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { NewVehicle } from '@/contract/office/imports';
import { lookKey } from '@/contract/lookKey';
import { vehicleKinds } from '@/contract/records';
import { toKindNumberKey, vehicleKey } from '@/contract/vehicleKey';
import type { Queries } from '../../../platform/database/Database';
import { fillVehicleKeys } from '../../../platform/database/fillVehicleKeys';
import { toPostgresJson } from '../../../platform/database/json';
import { jsonRows } from '../../../platform/database/jsonRows';
import type { CarrierDay } from '../../days';
import { readNumberUses } from '../../vehicles/numberUse';
import type { Found } from './decideVehicles';

const known = v.object({
  id: v.number(),
  kind: v.picklist(vehicleKinds),
  number: v.string(),
  vin: v.string(),
  plate: v.string(),
  make: v.string(),
  year: v.nullable(v.number()),
  unconfirmed: v.nullable(v.string()),
  version: v.number(),
});
const foundRow = v.object({
  name: v.string(),
  vehicle: v.nullable(known),
  alike: v.array(v.string()),
});

/** Finds the vehicles that these numbers mean, those that had them, and numbers that look like them. */
export async function findKnown(
  tx: Queries,
  day: CarrierDay,
  named: readonly NewVehicle[],
): Promise<ReadonlyMap<string, Found>> {
  await fillVehicleKeys(tx);
  const getUse = await readNumberUses(tx, day, named);
  const uses = new Map(named.map((one) => [toKindNumberKey(one), getUse(one)]));
  const keyed = named.map(({ kind, number }) => ({
    name: toKindNumberKey({ kind, number }),
    kind,
    number,
    key: vehicleKey(number),
    look_key: lookKey(number),
    meant: getUse({ kind, number }).meant,
  }));
  const rows = await jsonRows(
    tx,
    foundRow,
    sql`select name, (
        select jsonb_build_object('id', id, 'kind', vehicles.kind, 'number', vehicles.number, 'vin', vin, 'plate', plate,
          'make', make, 'year', year, 'unconfirmed', unconfirmed, 'version', version)
        from vehicles where id = named.meant
      ) as vehicle, (
        select coalesce(jsonb_agg(vehicles.number order by vehicles.id), '[]') from vehicles
        where vehicles.kind = named.kind and vehicles.look_key = named.look_key
          and vehicles.key <> named.key and released_at is null
      ) as alike
      from jsonb_to_recordset(${toPostgresJson(keyed)}::jsonb)
        as named (name text, kind text, key text, look_key text, meant bigint)`,
  );
  return new Map(
    rows.map(({ name, ...found }) => [name, { ...found, earlier: uses.get(name)?.earlier ?? [] }]),
  );
}
