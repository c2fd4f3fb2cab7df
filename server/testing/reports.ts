import { checklistKeys } from '@/contract/checklist';
import type { InspectionRequest, ItemValue, ItemValues } from '@/contract/inspection';

function allItems(value: ItemValue): ItemValues {
  return Object.fromEntries(checklistKeys.map((key) => [key, value])) as ItemValues;
}

/** A report as the client sends it, with all items good except for `changes`. */
export function report(changes: Partial<InspectionRequest> = {}): InspectionRequest {
  return {
    carrier: 'Marcus Bell',
    address: 'Columbus, OH',
    truck_number: '4711',
    odometer_reading: '182334',
    trailer_numbers: '53-0192',
    drivers_signature: 'M. Bell',
    drivers_signature_date: '2026-11-21',
    mechanics_signature: '',
    mechanics_signature_date: '2026-11-21',
    satisfactory_vehicle_condition: 'above_defects_corrected',
    date_inspected: '2026-11-21 08:30',
    comments: [],
    ...allItems(true),
    ...changes,
  };
}
