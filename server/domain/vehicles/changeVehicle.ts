import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Vehicle, VehicleChange } from '@/contract/office/vehicles';
import { lookKey } from '@/contract/lookKey';
import { vehicleKey } from '@/contract/vehicleKey';
import { fillVehicleKeys } from '../../platform/database/fillVehicleKeys';
import type { Queries } from '../../platform/database/Database';
import { lockReportsAlone } from '../../platform/database/reportsLock';
import { vehicles } from '../tables/vehicles';
import { found } from '../../platform/rejections';
import type { Announcements } from '../notifications/Announcements';
import { pickChangedFields, recordAudit, type Actor } from '../audit/audit';
import { staleRecord } from '../audit/staleRecord';
import type { CarrierDay } from '../days';
import { checkOwnItems } from './notFitted';
import { checkNumber } from './numberUse';
import { readVehicle, type Calendar } from './readVehicles';
import { settleNumber } from './sameNumber';

export interface Context {
  queries: Queries;
  actor: Actor & { id: number };
  calendar: Calendar & CarrierDay;
  notifications: Announcements;
}

/**
 * Changes a vehicle. Throws 409 with the current vehicle if `version` is outdated, and a field error if another vehicle
 * has the number, or had it and the office has not confirmed the number.
 */
export async function changeVehicle(
  { queries, actor, calendar, notifications }: Context,
  id: number,
  change: VehicleChange,
): Promise<Vehicle> {
  const { version, in_service: inService, number, confirmed_number: _, ...fields } = change;
  const changed = await queries.transaction(async (tx) => {
    await lockReportsAlone(tx);
    await fillVehicleKeys(tx);
    const before = await readVersion(tx, id, version, calendar);
    checkOwnItems(before, fields.not_fitted);
    const isUnclear = await checkUse(tx, calendar, before, change);
    const renamed = number === undefined ? {} : await rename(tx, before, number, isUnclear);
    await tx
      .update(vehicles)
      .set({ ...fields, inService, ...renamed, ...changedNow })
      .where(eq(vehicles.id, id));
    if ('key' in renamed) {
      // `rename` may have changed another row's `number_key`, which makes the database forget its key.
      await fillVehicleKeys(tx);
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

/** Checks a vehicle's number on a rename or a return to service. Returns whether other vehicles had the number. */
async function checkUse(
  tx: Queries,
  calendar: Context['calendar'],
  before: Vehicle,
  { number = before.number, in_service: inService, confirmed_number: confirmed }: VehicleChange,
): Promise<boolean> {
  const isRenamed = vehicleKey(number) !== vehicleKey(before.number);
  if (!isRenamed && !(inService === true && !before.in_service)) return false;
  const except = [before.id];
  return checkNumber(tx, calendar, { kind: before.kind, number, confirmed, except });
}

export const changedNow = { version: sql`${vehicles.version} + 1`, updatedAt: sql`now()` };

/**
 * Returns the columns for a vehicle's new number. Keeps the present number as an earlier one in a row merged into the
 * vehicle, because it remains painted on the door for a while. `isUnclear` says that another vehicle had the new number,
 * so the office has to confirm this one once that number is painted over.
 */
async function rename(
  tx: Queries,
  { id, kind, number }: Vehicle,
  next: string,
  isUnclear: boolean,
) {
  const [key, nextKey] = [vehicleKey(number), vehicleKey(next)];
  if (nextKey === key) return { number: next };
  const earlier = await tx
    .select({ id: vehicles.id, key: vehicles.key, mergedInto: vehicles.mergedInto })
    .from(vehicles)
    .where(
      and(
        eq(vehicles.kind, kind),
        or(eq(vehicles.key, nextKey), eq(vehicles.numberKey, nextKey)),
        isNotNull(vehicles.mergedInto),
        isNull(vehicles.releasedAt),
      ),
    )
    .orderBy(vehicles.id);
  // `number_key` is unique, and the previous release's processes find the vehicle by it.
  const rows = [id, ...earlier.map((row) => row.id)];
  await tx
    .update(vehicles)
    .set({ numberKey: sql`'earlier:' || ${vehicles.id}` })
    .where(inArray(vehicles.id, rows));
  const kept = { number, key, lookKey: lookKey(number), mergedInto: id };
  const own = earlier.find((row) => row.mergedInto === id && row.key === nextKey);
  if (own) {
    await tx
      .update(vehicles)
      .set({ ...kept, numberKey: await freeNumberKey(tx, kind, key, own.id) })
      .where(eq(vehicles.id, own.id));
  } else {
    const numberKey = await freeNumberKey(tx, kind, key, null);
    await tx.insert(vehicles).values({ ...kept, kind, numberKey });
  }
  const numberKey = await freeNumberKey(tx, kind, nextKey, id);
  const unconfirmed = isUnclear ? ('look_alike' as const) : null;
  return { number: next, key: nextKey, lookKey: lookKey(next), numberKey, unconfirmed };
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
  if (vehicle.version !== version) throw await staleRecord(tx, 'vehicles', id, vehicle);
  return vehicle;
}
