import * as v from 'valibot';
import { fieldMessages } from './messages/fields';
import { id, text } from './responses';
import { checklistKeys, type ChecklistKey } from './checklist';
import { dayAfter, isCalendarDay, isoDate } from './dates';
import { maxText, required, requiredText, stopAtFirst } from './fields';
import { inspectionValidation } from './messages/inspection';
import { limits } from './limits';
import { validation } from './messages/validation';
import { vehicleNumbers } from './vehicleNumbers';

/** True is good, false is defective, and null is unchecked (docs/product.md). */
export type ItemValue = boolean | null;

export const vehicleConditions = [
  'above_defects_corrected',
  'above_defects_need_correction',
] as const;
export type VehicleCondition = (typeof vehicleConditions)[number];
export const conditionLabels: Readonly<Record<VehicleCondition, string>> = {
  above_defects_corrected: 'Above defects corrected',
  above_defects_need_correction: 'Above defects need correction',
};
export const defaultCondition: VehicleCondition = 'above_defects_corrected';

const itemValue = v.nullable(v.boolean());
const itemValues = v.entriesFromList(checklistKeys, v.nullish(itemValue, null));
const checkedItems = v.entriesFromList(checklistKeys, v.boolean(inspectionValidation.unchecked));

export type ItemValues = Record<ChecklistKey, ItemValue>;

/** A driver's description of a defect. `vehicle_inspection` is null until the report has an id. */
export const inspectionComment = v.object({
  vehicle_inspection: v.nullable(id),
  key: v.picklist(checklistKeys),
  text: v.pipe(v.string(), v.trim(), v.nonEmpty(fieldMessages.blank), maxText(limits.defectText)),
  fixed: v.boolean(),
});
export type InspectionComment = v.InferOutput<typeof inspectionComment>;
const inspectionComments = v.pipe(
  v.array(inspectionComment),
  v.maxLength(checklistKeys.length, 'Only one comment per item.'),
);

const commentResponse = v.object({
  vehicle_inspection: v.nullish(id, null),
  key: v.string(),
  text,
  fixed: v.nullish(v.boolean(), false),
});

const loosely = v.pipe(v.nullish(v.union([v.string(), v.number()]), ''), v.transform(String));

/** Response to GET current inspection. Its dates are in the format DD-MM-YYYY; `dates.ts` converts them. */
export const inspection = v.object({
  id,
  carrier: text,
  address: text,
  date_inspected: text,
  truck_number: loosely,
  odometer_reading: loosely,
  trailer_numbers: loosely,
  drivers_signature: text,
  drivers_signature_date: text,
  mechanics_signature: text,
  mechanics_signature_date: text,
  satisfactory_vehicle_condition: v.fallback(v.picklist(vehicleConditions), defaultCondition),
  comments: v.nullish(v.array(commentResponse), []),
  created_at: text,
  updated_at: text,
  ...itemValues,
});
export type Inspection = v.InferOutput<typeof inspection>;

/**
 * Response to GET current with the key from the create call. Only Linehaul's own backend returns the key; a value of
 * another type is ignored.
 */
export const currentReport = v.object({
  ...inspection.entries,
  create_key: v.fallback(v.optional(v.string()), undefined),
});
export type CurrentReport = v.InferOutput<typeof currentReport>;

/**
 * Response from Linehaul's own backend to POST create: the report as stored, with its digest (`reportDigest.ts`).
 * Earlier versions send no digest.
 */
export const createdInspection = v.object({
  ...inspection.entries,
  digest: v.optional(v.string()),
});

/** An earlier date counts as a typo. */
const earliestDay = '2000-01-01';

/** The schema of a report's date. The upper limit depends on the clock, so `isTooFarAhead` checks it. */
function reportDay(label: string) {
  return v.pipe(
    isoDate(label),
    v.check((day) => day >= earliestDay, inspectionValidation.tooEarly(label)),
  );
}

export const headerLabels = {
  carrier: 'Driver name',
  address: 'Current location',
  date: 'Date',
  time: 'Time',
  truck_number: 'Truck number',
  odometer_reading: 'Odometer',
  trailer_numbers: 'Trailer numbers',
  satisfactory_vehicle_condition: 'Vehicle condition',
  drivers_signature: 'Driver signature',
  drivers_signature_date: 'Driver signature date',
  mechanics_signature: 'Mechanic signature',
  mechanics_signature_date: 'Mechanic date',
} as const;

export const dayFields = ['date', 'drivers_signature_date', 'mechanics_signature_date'] as const;

/** Whether a day is after tomorrow. Both parameters are in the format YYYY-MM-DD. */
export function isTooFarAhead(day: string, today: string): boolean {
  return day > dayAfter(today);
}

const headerEntries = {
  carrier: required(headerLabels.carrier),
  address: required(headerLabels.address),
  truck_number: required(headerLabels.truck_number),
  odometer_reading: required(headerLabels.odometer_reading),
  trailer_numbers: required(headerLabels.trailer_numbers),
  drivers_signature: required(headerLabels.drivers_signature),
  drivers_signature_date: reportDay(headerLabels.drivers_signature_date),
  /**
   * Never blocks submitting, although the form marks the field as required while an item is unchecked
   * (docs/decisions/0004-readings.md, Unchecking and the mechanic).
   */
  mechanics_signature: v.pipe(v.string(), v.trim()),
  mechanics_signature_date: reportDay(headerLabels.mechanics_signature_date),
  satisfactory_vehicle_condition: v.picklist(
    vehicleConditions,
    validation.required(headerLabels.satisfactory_vehicle_condition),
  ),
};

/** The report's header in the form, where the day and the time are separate. */
export const inspectionHeader = v.object({
  ...headerEntries,
  date: reportDay(headerLabels.date),
  time: stopAtFirst(
    v.pipe(
      v.string(validation.required(headerLabels.time)),
      v.length('HH:MM'.length, validation.required(headerLabels.time)),
      v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, validation.required(headerLabels.time)),
    ),
  ),
});
export type InspectionHeader = v.InferOutput<typeof inspectionHeader>;

const maxTrailers = 10;

/** Limits the trailers in a request, because each one costs the server further work. */
export const fewTrailers = v.check<string, string>(
  (text) => vehicleNumbers(text).length <= maxTrailers,
  `Name at most ${maxTrailers} trailers.`,
);

/** Rules of Linehaul's own backend, which no other one has (docs/decisions/0004-readings.md, Limits). */
const storedEntries = {
  carrier: requiredText(headerLabels.carrier, limits.reportText),
  address: requiredText(headerLabels.address, limits.reportText),
  truck_number: requiredText(headerLabels.truck_number, limits.reportText),
  odometer_reading: stopAtFirst(
    v.pipe(
      requiredText(headerLabels.odometer_reading, limits.reportText),
      v.digits(inspectionValidation.odometer),
    ),
  ),
  trailer_numbers: stopAtFirst(
    v.pipe(requiredText(headerLabels.trailer_numbers, limits.reportText), fewTrailers),
  ),
  drivers_signature: requiredText(headerLabels.drivers_signature, limits.reportText),
  mechanics_signature: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(
      limits.reportText,
      validation.atMost(headerLabels.mechanics_signature, limits.reportText),
    ),
  ),
};

/** The form's header as Linehaul's own backend accepts it. */
export const storedHeader = v.object({ ...inspectionHeader.entries, ...storedEntries });

/** Body of POST create. `date_inspected` is in the format 'YYYY-MM-DD HH:MM'. */
export const inspectionRequest = v.object({
  ...headerEntries,
  ...storedEntries,
  date_inspected: stopAtFirst(
    v.pipe(
      v.string(),
      v.length('YYYY-MM-DD HH:MM'.length, validation.date),
      v.regex(/^\d{4}-\d{2}-\d{2} ([01]\d|2[0-3]):[0-5]\d$/, validation.date),
      v.check((value) => isCalendarDay(value.slice(0, 10)), validation.date),
      v.check((value) => value >= earliestDay, inspectionValidation.tooEarly(headerLabels.date)),
    ),
  ),
  comments: inspectionComments,
  ...checkedItems,
});

/** The body of POST create before validation. An item may still be unchecked. */
export type InspectionRequest = Omit<v.InferOutput<typeof inspectionRequest>, ChecklistKey> &
  ItemValues;

/** Body of PATCH update, with all comments and the changed item (docs/decisions/0004-readings.md, Patching). */
export const inspectionUpdate = v.object({
  comments: inspectionComments,
  ...v.entriesFromList(checklistKeys, v.optional(v.boolean())),
});

/** Response from Linehaul's own backend to PATCH update. */
export const updateResponse = v.object({ comments: v.array(inspectionComment) });
