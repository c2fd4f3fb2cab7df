import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { earlierOwner, vehicleName, type Defect } from '@/contract/records';
import { toKindNumberKey, vehicleKey } from '@/contract/vehicleKey';
import { earlierOwnerText, vehicleLabel } from '@/contract/vehicleLabel';
import type { Queries } from '../../platform/database/Database';
import { toPostgresJson } from '../../platform/database/json';
import { jsonRows } from '../../platform/database/jsonRows';
import { fieldErrors } from '../../platform/rejections';
import type { CarrierDay } from '../days';
import { toEarlierOwnersSql } from './earlierOwners';

type Named = Pick<Defect['vehicle'], 'kind' | 'number'>;

const useRow = v.object({
  name: v.string(),
  owners: v.array(vehicleName),
  named: v.nullable(v.number()),
  earlier: v.array(v.object({ id: v.number(), ...earlierOwner.entries })),
});

/**
 * Whether a number is free. `owner` is another vehicle that has it, so it is taken. Vehicles in `earlier` had it and may
 * still have it painted on them, so the person who uses it must know. Any other number is free.
 */
export interface NumberUse {
  owner: Defect['vehicle'] | null;
  earlier: v.InferOutput<typeof useRow>['earlier'];
  /** The id of the vehicle that the number means: its owner, or the only one that had it. Null if that is unclear. */
  meant: number | null;
}

const free: NumberUse = { owner: null, earlier: [], meant: null };

/**
 * Reads whether numbers are free for vehicles other than those with the ids in `except`, by `toKindNumberKey`. Every
 * change that gives a vehicle a number or takes one from it decides by this result. Call it after `fillVehicleKeys`.
 */
export async function readNumberUses(
  tx: Queries,
  day: CarrierDay,
  named: readonly Named[],
  except: readonly number[] = [],
): Promise<(one: Named) => NumberUse> {
  const keyed = named.map(({ kind, number }) => ({
    name: toKindNumberKey({ kind, number }),
    kind,
    number,
    key: vehicleKey(number),
  }));
  const exceptIds = sql`array(
    select value::bigint from jsonb_array_elements_text(${toPostgresJson(except)}::jsonb))`;
  const rows = await jsonRows(
    tx,
    useRow,
    sql`select name, (
        select coalesce(jsonb_agg(jsonb_build_object('id', owner.id, 'kind', owner.kind, 'number', owner.number)
          order by owner.number <> named.number, owner.id), '[]')
        from vehicles owner
        where owner.kind = named.kind and owner.key = named.key and owner.merged_into is null
      ) as owners, vehicle_named(named.kind, named.number, named.key) as named, (
        select coalesce(jsonb_agg(to_jsonb(earlier) order by earlier.until, earlier.id), '[]')
        from (${toEarlierOwnersSql(day, exceptIds)}) as earlier
      ) as earlier
      from jsonb_to_recordset(${toPostgresJson(keyed)}::jsonb)
        as named (name text, kind text, number text, key text)`,
  );
  const uses = new Map(
    rows.map(({ name, owners, earlier, named: means }) => {
      const isOwn = owners.some(({ id }) => except.includes(id));
      const isClear = owners.length > 0 || earlier.every(({ id }) => id === means);
      const owner = isOwn ? null : (owners[0] ?? null);
      return [name, { owner, earlier, meant: isClear ? means : null }];
    }),
  );
  return (one) => uses.get(toKindNumberKey(one)) ?? free;
}

interface NumberCheck extends Named {
  /** The number that the office confirmed after the warning about earlier owners. */
  confirmed: string | undefined;
  /** The ids of the vehicles that may use the number. */
  except?: readonly number[];
}

/**
 * Checks that a vehicle may get a number. Throws a field error if another vehicle has it, or if another one may still
 * have it painted on it and the office has not confirmed the number. Returns whether there is such an earlier owner.
 */
export async function checkNumber(
  tx: Queries,
  day: CarrierDay,
  { kind, number, confirmed, except = [] }: NumberCheck,
): Promise<boolean> {
  const { owner, earlier } = (await readNumberUses(tx, day, [{ kind, number }], except))({
    kind,
    number,
  });
  if (owner) throw fieldErrors({ number: [`${vehicleLabel(owner)} has this number.`] });
  if (earlier.length > 0 && vehicleKey(confirmed ?? '') !== vehicleKey(number)) {
    const texts = earlier.map((one) => earlierOwnerText(one, day.today));
    throw fieldErrors({ confirmed_number: [texts.join(' ')] });
  }
  return earlier.length > 0;
}
