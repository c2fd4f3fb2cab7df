import * as v from 'valibot';
import { checklistKeys } from '@/contract/checklist';

/**
 * The response schemas of commit 6fa45f0, as a frozen copy. Phones and open tabs may use that build for weeks. Change
 * nothing here.
 */

const vehicleName = v.object({
  id: v.number(),
  kind: v.picklist(['truck', 'trailer']),
  number: v.string(),
});

const certifiedStates = ['repaired', 'repair_not_needed'] as const;

const defect = v.object({
  id: v.number(),
  vehicle: vehicleName,
  item: v.picklist(checklistKeys),
  description: v.string(),
  first_report_id: v.nullable(v.number()),
  reported_by: v.string(),
  reported_at: v.string(),
  age_days: v.number(),
  reports: v.number(),
  state: v.picklist(['open', 'deferred', ...certifiedStates, 'marked_good_by_driver']),
  deferred_until: v.nullable(v.string()),
  deferred_reason: v.string(),
  certified_name: v.string(),
  certified_by: v.nullable(v.string()),
  note: v.string(),
  closed_at: v.nullable(v.string()),
  version: v.number(),
  photos: v.optional(
    v.array(v.object({ id: v.string(), driver_id: v.number(), taken_at: v.string() })),
    [],
  ),
});

const driverDefect = v.omit(defect, ['first_report_id', 'age_days', 'certified_by']);

const reportRow = v.object({
  id: v.number(),
  vehicles: v.array(vehicleName),
  driver_id: v.number(),
  driver: v.string(),
  carrier: v.string(),
  date: v.string(),
  created_at: v.string(),
  result: v.picklist(['all_clear', 'defects_open', 'defects_closed']),
  state: v.picklist(['current', 'sent', 'superseded']),
});

const review = v.object({ name: v.string(), at: v.string() });

const createListResponse = <Row extends v.GenericSchema>(row: Row) =>
  v.object({ data: v.array(row), total: v.number() });

const fields = v.nullable(v.record(v.string(), v.unknown()));

const vehicle = v.object({
  ...vehicleName.entries,
  vin: v.string(),
  plate: v.string(),
  make: v.string(),
  year: v.nullable(v.number()),
  in_service: v.boolean(),
  last_report_id: v.nullable(v.number()),
  last_inspected_at: v.nullable(v.string()),
  last_odometer: v.nullable(v.string()),
  open_defects: v.number(),
  deferred_defects: v.number(),
  do_not_dispatch: v.boolean(),
  is_overdue: v.boolean(),
  version: v.number(),
});

export const landed = {
  defect,
  defects: createListResponse(defect),
  previous: v.object({
    as_of: v.string(),
    vehicles: v.array(
      v.object({
        vehicle: vehicleName,
        report: v.nullable(
          v.object({
            id: v.number(),
            carrier: v.string(),
            date: v.string(),
            satisfactory_vehicle_condition: v.picklist([
              'above_defects_corrected',
              'above_defects_need_correction',
            ]),
            reviews: v.array(review),
          }),
        ),
        defects: v.array(v.object({ ...driverDefect.entries, in_report: v.boolean() })),
      }),
    ),
  }),
  current: v.object({
    version: v.string(),
    report: v.nullable(v.number()),
    certified: v.array(
      v.object({
        ...v.pick(defect, ['id', 'item', 'certified_name']).entries,
        state: v.picklist(certifiedStates),
        closed_at: v.string(),
      }),
    ),
  }),
  ownReports: createListResponse(reportRow),
  ownReport: v.object({
    ...reportRow.entries,
    report: v.object({ id: v.number() }),
    defects: v.array(driverDefect),
    reviews: v.array(review),
  }),
  report: v.object({
    ...reportRow.entries,
    sent_at: v.nullable(v.string()),
    superseded_at: v.nullable(v.string()),
    defects: v.array(defect),
    reviews: v.array(review),
    history: v.array(
      v.object({
        id: v.number(),
        at: v.string(),
        actor: v.nullable(v.string()),
        action: v.picklist([
          'created',
          'updated',
          'certified',
          'deferred',
          'reopened',
          'sent',
          'superseded',
          'reviewed',
        ]),
        defect_id: v.nullable(v.number()),
        before: fields,
        after: fields,
      }),
    ),
  }),
  vehicle,
  vehicles: createListResponse(vehicle),
  today: v.object({
    day: v.string(),
    reports: v.number(),
    open_defects: v.number(),
    deferred_defects: v.number(),
    overdue_vehicles: v.number(),
    do_not_dispatch_vehicles: v.number(),
    new_leads: v.number(),
    days: v.array(v.object({ day: v.string(), reports: v.number(), defects: v.number() })),
  }),
} as const;
