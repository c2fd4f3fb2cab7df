import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { defectQuery } from '@/contract/office/defects';
import { maxAtOnce } from '@/contract/office/lists';
import { vehicleDefectEvent, type VehicleRecord } from '@/contract/office/vehicles';
import type { Queries } from '../../platform/database/Database';
import type { CarrierDay } from '../days';
import { listDefects } from '../defects/readDefects';
import { instant, jsonRows } from '../../platform/database/jsonRows';
import { nameOfAccount } from '../people/personName';
import { readVehicle, type Calendar } from './readVehicles';

const unresolved = (vehicle: number) =>
  v.parse(defectQuery, {
    vehicle: String(vehicle),
    sort: 'to_certify',
    perPage: String(maxAtOnce),
  });

const maxEvents = 30;

function readEvents(tx: Queries, vehicle: number) {
  return jsonRows(
    tx,
    vehicleDefectEvent,
    sql`select defect_events.id, defect_id as defect, item, ${instant(sql`defect_events.at`)} as at,
        event, ${nameOfAccount(sql`actor_id`)} as by,
        name, defect_events.note, signed_on, ${instant(sql`defect_events.entered_at`)} as entered_at
      from defect_events join defects on defects.id = defect_id where vehicle_id = ${vehicle}
      order by defect_events.id desc limit ${maxEvents}`,
  );
}

/**
 * Reads a vehicle, its unresolved defects and the newest events of all its defects in one transaction, so the vehicle's
 * status never contradicts the defects.
 */
export function readVehicleRecord(
  queries: Queries,
  id: number,
  calendar: Calendar & CarrierDay,
): Promise<VehicleRecord | null> {
  return queries.transaction(
    async (tx) => {
      const vehicle = await readVehicle(tx, id, calendar);
      if (!vehicle) return null;
      const { data: defects } = await listDefects(tx, unresolved(id), calendar);
      return { ...vehicle, defects, events: await readEvents(tx, id) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
