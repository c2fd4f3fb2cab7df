import { checklistKeys } from '@/contract/checklist';
import type { ItemValues } from '@/contract/inspection';
import type { inspectionComments, inspections } from '../tables/inspections';

type InspectionRow = typeof inspections.$inferSelect;

export type ReportRow = Omit<
  InspectionRow,
  | 'ownerId'
  | 'sentAt'
  | 'supersededAt'
  | 'result'
  | 'trip'
  | 'which_trailers'
  | 'create_key'
  | 'corrects'
  | 'inspected_at'
  | 'inspected_instant'
  | 'marked_by_category'
  | 'not_fitted'
  | 'entered'
  | 'consent_id'
>;

export type ReportComment = Pick<typeof inspectionComments.$inferSelect, 'key' | 'text' | 'fixed'>;

function getItemValues(source: ItemValues): ItemValues {
  return Object.fromEntries(checklistKeys.map((key) => [key, source[key]])) as ItemValues;
}

/** Converts '2026-11-21 08:30:00' (database) or '2026-11-21 08:30' (request) to the response's '21-11-2026 08:30'. */
function toWireDateTime(stored: string): string {
  const [day = '', time = ''] = stored.split(/[ T]/);
  return `${day.split('-').reverse().join('-')} ${time.slice(0, 5)}`;
}

/** Converts a response's '21-11-2026 08:30' to a request's '2026-11-21 08:30'. */
export function fromWireDateTime(dateTime: string): string {
  const [day = '', time = ''] = dateTime.split(' ');
  return `${day.split('-').reverse().join('-')} ${time}`;
}

export function commentResponse(inspectionId: number, { key, text, fixed }: ReportComment) {
  return { vehicle_inspection: inspectionId, key, text, fixed };
}

/** Converts a row to the contract's fields and drops all others. */
export function inspectionResponse(row: ReportRow, comments: ReportComment[]) {
  return {
    id: row.id,
    carrier: row.carrier,
    address: row.address,
    date_inspected: toWireDateTime(row.date_inspected),
    truck_number: row.truck_number,
    odometer_reading: row.odometer_reading,
    trailer_numbers: row.trailer_numbers,
    drivers_signature: row.drivers_signature,
    drivers_signature_date: row.drivers_signature_date,
    mechanics_signature: row.mechanics_signature,
    mechanics_signature_date: row.mechanics_signature_date,
    satisfactory_vehicle_condition: row.satisfactory_vehicle_condition,
    comments: comments.map((comment) => commentResponse(row.id, comment)),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    ...getItemValues(row),
  };
}
export type InspectionResponse = ReturnType<typeof inspectionResponse>;
