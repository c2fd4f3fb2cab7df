import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { defectQuery } from '@/contract/office/defects';
import { maxAtOnce } from '@/contract/office/lists';
import { vehicleDefectEvent, type VehicleRecord } from '@/contract/office/vehicles';
import type { Queries } from '../../platform/database/Database';
import type { CarrierDay } from '../days';
import { inEvents } from '../defects/defectAuthors';
import { listDefects } from '../defects/readDefects';
import { instant, jsonRows } from '../../platform/database/jsonRows';
import { nameAt, presentName } from '../people/personName';
import { vehicles } from '../tables/vehicles';
import { readVehicle, type Calendar } from './readVehicles';

const unresolved = (vehicle: number) =>
  v.parse(defectQuery, {
    vehicle: String(vehicle),
    sort: 'to_certify',
    perPage: String(maxAtOnce),
  });

const maxEvents = maxAtOnce;

function readEvents(tx: Queries, vehicle: number) {
  return jsonRows(
    tx,
    vehicleDefectEvent,
    sql`select defect_events.id, defect_id as defect, item, ${instant(sql`defect_events.at`)} as at,
        event, ${nameAt(inEvents)} as by, ${presentName(inEvents)} as by_now,
        name, defect_events.note, signed_on, ${instant(sql`defect_events.entered_at`)} as entered_at
      from defect_events join defects on defects.id = defect_id where vehicle_id = ${vehicle}
      order by defect_events.id desc limit ${maxEvents}`,
  );
}

/**
 * Reads a vehicle, or the one that it was merged into, with its unresolved defects and the newest events of all its defects in one transaction, so the vehicle's
 * status never contradicts the defects.
 */
export function readVehicleRecord(
  queries: Queries,
  id: number,
  calendar: Calendar & CarrierDay,
): Promise<VehicleRecord | null> {
  return queries.transaction(
    async (tx) => {
      const [merged] = await tx
        .select({ into: vehicles.mergedInto })
        .from(vehicles)
        .where(eq(vehicles.id, id));
      const taker = merged?.into ?? id;
      const vehicle = await readVehicle(tx, taker, calendar);
      if (!vehicle) return null;
      const { data: defects } = await listDefects(tx, unresolved(taker), calendar);
      return { ...vehicle, defects, events: await readEvents(tx, taker) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
