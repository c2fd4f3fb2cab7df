import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Vehicle, VehicleChange } from '@/contract/office/vehicles';
import { lookKey } from '@/contract/lookKey';
import { vehicleKey } from '@/contract/vehicleKey';
import { fillVehicleKeys } from '../../platform/database/fillVehicleKeys';
import type { Queries } from '../../platform/database/Database';
import { lockReportsAlone } from '../../platform/database/reportsLock';
import { vehicles } from '../tables/vehicles';
import { fieldErrors, found, stale } from '../../platform/rejections';
import type { Announcements } from '../notifications/Announcements';
import { pickChangedFields, recordAudit, type Actor } from '../audit/audit';
import { checkOwnItems } from './notFitted';
import { readVehicle, type Calendar } from './readVehicles';
import { settleNumber } from './sameNumber';

export interface Context {
  queries: Queries;
  actor: Actor & { id: number };
  calendar: Calendar;
  notifications: Announcements;
}

/**
 * Changes a vehicle. Throws 409 with the current vehicle if `version` is outdated, and a field error if the number is
 * taken.
 */
export async function changeVehicle(
  { queries, actor, calendar, notifications }: Context,
  id: number,
  { version, in_service: inService, number, ...fields }: VehicleChange,
): Promise<Vehicle> {
  const changed = await queries.transaction(async (tx) => {
    await lockReportsAlone(tx);
    await fillVehicleKeys(tx);
    const before = await readVersion(tx, id, version, calendar);
    checkOwnItems(before, fields.not_fitted);
    const renamed = number === undefined ? {} : await rename(tx, before, number);
    await tx
      .update(vehicles)
      .set({ ...fields, inService, ...renamed, ...changedNow })
      .where(eq(vehicles.id, id));
    if ('key' in renamed) {
      await settleNumber(tx, { notifications, today: calendar.today }, before.number);
    }
    const after = (await readVehicle(tx, id, calendar)) ?? before;
    const entry = { actor, action: 'update', resource: 'vehicles', recordId: id } as const;
    await recordAudit(tx, { ...entry, ...pickChangedFields(before, after) });
    return after;
  });
  notifications.deliverSoon();
  return changed;
}

export const changedNow = { version: sql`${vehicles.version} + 1`, updatedAt: sql`now()` };

/**
 * Returns the columns for a vehicle's new number. Keeps the present number as an earlier one in a row merged into the
 * vehicle, because it remains painted on the door for a while. If the new number is already an earlier number, its row
 * gets the present number, so a vehicle's own number takes precedence over another's earlier one. Throws a field error
 * if another vehicle has the number.
 */
async function rename(tx: Queries, { id, kind, number }: Vehicle, next: string) {
  const [key, nextKey] = [vehicleKey(number), vehicleKey(next)];
  if (nextKey === key) return { number: next };
  const known = await tx
    .select({ id: vehicles.id, mergedInto: vehicles.mergedInto })
    .from(vehicles)
    .where(and(eq(vehicles.kind, kind), eq(vehicles.key, nextKey), isNull(vehicles.releasedAt)))
    .orderBy(vehicles.id);
  if (known.some(({ mergedInto }) => mergedInto === null)) {
    throw fieldErrors({ number: ['Another vehicle has this number. Merge the two instead.'] });
  }
  // Sets a temporary key during the exchange, because `number_key` is unique.
  await tx
    .update(vehicles)
    .set({ numberKey: `changes:${id}` })
    .where(eq(vehicles.id, id));
  const kept = { number, key, lookKey: lookKey(number), mergedInto: id };
  const [earlier] = known;
  if (earlier) {
    await tx
      .update(vehicles)
      .set({ ...kept, numberKey: await freeNumberKey(tx, kind, key, earlier.id) })
      .where(eq(vehicles.id, earlier.id));
  } else {
    const numberKey = await freeNumberKey(tx, kind, key, null);
    await tx.insert(vehicles).values({ ...kept, kind, numberKey });
  }
  const numberKey = await freeNumberKey(tx, kind, nextKey, id);
  return { number: next, key: nextKey, lookKey: lookKey(next), numberKey, unconfirmed: null };
}

/** Returns the key, or a different text if an earlier build gave the key to another vehicle. */
async function freeNumberKey(
  tx: Queries,
  kind: Vehicle['kind'],
  key: string,
  id: number | null,
): Promise<string> {
  const [taken] = await tx
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(and(eq(vehicles.kind, kind), eq(vehicles.numberKey, key)));
  return taken && taken.id !== id ? `${key}:${randomUUID()}` : key;
}

/** Reads the vehicle. Throws 404 if there is none, and 409 with the current vehicle if `version` is outdated. */
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
