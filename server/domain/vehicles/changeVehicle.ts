import { eq, sql } from 'drizzle-orm';
import type { Vehicle, VehicleChange } from '@/contract/office/vehicles';
import { isUniqueViolation } from '../../platform/database/failures';
import type { Queries } from '../../platform/database/Database';
import { rowsOf } from '../../platform/database/rows';
import { lockReportsAlone } from '../../platform/database/reportsLock';
import { vehicles } from '../tables/vehicles';
import { fieldErrors, found } from '../../platform/rejections';
import { changesOf, recordAudit } from '../audit/audit';
import type { Actor } from '../audit/audit';
import { stale } from '../../platform/rejections';
import { readVehicle } from './readVehicles';
import type { Calendar } from './readVehicles';

/** The actor, and the carrier's calendar. */
export interface Context {
  queries: Queries;
  actor: Actor & { id: number };
  calendar: Calendar;
}

/**
 * Throws 409 with the current vehicle if `version` is outdated, and a field error if the number is
 * taken.
 */
export async function changeVehicle(
  { queries, actor, calendar }: Context,
  id: number,
  { version, in_service: inService, number, ...fields }: VehicleChange,
): Promise<Vehicle> {
  return queries.transaction(async (tx) => {
    await lockReportsAlone(tx);
    const before = await readVersion(tx, id, version, calendar);
    if (number !== undefined) await keepNumber(tx, before, number);
    await store(tx, id, {
      ...fields,
      inService,
      ...(number === undefined ? {} : { number, numberKey: sql`vehicle_key(${number})` }),
    });
    const after = (await readVehicle(tx, id, calendar)) ?? before;
    const entry = { actor, action: 'update', resource: 'vehicles', recordId: id } as const;
    await recordAudit(tx, { ...entry, ...changesOf(before, after) });
    return after;
  });
}

/**
 * Keeps the number as an earlier one of the vehicle, since it stays on the door for a while: a row
 * that is merged into the vehicle. If the new number is an earlier one, that row takes the old one.
 * So a vehicle's own number wins over an earlier number of another.
 */
async function keepNumber(tx: Queries, { id, kind, number }: Vehicle, next: string): Promise<void> {
  const [changed] = await rowsOf<{ earlier: number | string | null }>(
    tx,
    sql`select (
        select id from vehicles
        where kind = ${kind} and number_key = vehicle_key(${next}) and merged_into is not null
      ) as earlier
      where vehicle_key(${next}) <> vehicle_key(${number})`,
  );
  if (!changed) return;
  const { earlier } = changed;
  // A number is unique, so the vehicle has another one for as long as the two are exchanged.
  const passing = `changes-${id}`;
  await tx
    .update(vehicles)
    .set({ number: passing, numberKey: sql`vehicle_key(${passing})` })
    .where(eq(vehicles.id, id));
  const kept = { number, numberKey: sql`vehicle_key(${number})`, mergedInto: id };
  if (earlier === null) await tx.insert(vehicles).values({ ...kept, kind });
  else
    await tx
      .update(vehicles)
      .set(kept)
      .where(eq(vehicles.id, Number(earlier)));
}

/** Reads the vehicle in the caller's version. Throws 404, or 409 with its current state. */
export async function readVersion(
  tx: Queries,
  id: number,
  version: number,
  calendar: Calendar,
): Promise<Vehicle> {
  const vehicle = found(await readVehicle(tx, id, calendar));
  if (vehicle.version !== version) throw stale(vehicle);
  return vehicle;
}

type Values = Parameters<ReturnType<Queries['update']>['set']>[0];

async function store(tx: Queries, id: number, values: Values): Promise<void> {
  try {
    await tx
      .update(vehicles)
      .set({ ...values, version: sql`${vehicles.version} + 1`, updatedAt: sql`now()` })
      .where(eq(vehicles.id, id));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw fieldErrors({ number: ['Another vehicle has this number. Merge the two instead.'] });
  }
}
