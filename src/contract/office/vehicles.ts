import * as v from 'valibot';
import { checklistKeys } from '../checklist';
import { defectEvent } from '../defectFacts';
import { defect, holdingDefect, reportRow, vehicleKinds, vehicleName } from '../records';
import { maxText, requiredText, wholeNumber } from '../fields';
import { officeLimits } from './limits';
import { limits } from '../limits';
import { kindOfItem, notFitted, notFittedRequest } from '../notFitted';
import { validation } from '../messages/validation';
import { filters, listQuery, officePaths, oneOf, recordId, version } from './lists';
import { listResponse } from './listResponse';

const paths = officePaths('vehicles');
/** `confirm` says that a vehicle is a separate one. `release` detaches one of its earlier numbers. */
export const vehiclePaths = {
  ...paths,
  merge: paths.action('merge'),
  confirm: paths.action('confirm'),
  release: paths.action('release'),
  odometer: paths.action('odometer'),
  fleet: paths.bulk('fleet'),
  /** GET returns, and PUT replaces, the items not fitted to each kind of vehicle. */
  notFitted: paths.bulk('not-fitted'),
} as const;

/** Whether a vehicle may be dispatched, the most urgent value first. */
export const readinesses = ['do_not_dispatch', 'attention', 'ready'] as const;
export type Readiness = (typeof readinesses)[number];

/**
 * Why the office must confirm or merge a vehicle. `same_number` means that its number equals another vehicle's when
 * compared, `look_alike` that its number looks like a known one, and `new` that nobody has confirmed this truck.
 */
export const decisions = ['same_number', 'look_alike', 'new'] as const;
export type Decision = (typeof decisions)[number];

/** Why a vehicle is unconfirmed. `other_trailer` needs no decision, because other carriers' trailers come and go. */
export const unconfirmedReasons = [...decisions, 'other_trailer'] as const;
type UnconfirmedReason = (typeof unconfirmedReasons)[number];

/** The decision that the office must make about a vehicle; null if there is none. */
export const decisionOn = ({ unconfirmed }: { unconfirmed: UnconfirmedReason | null }) =>
  unconfirmed === 'other_trailer' ? null : unconfirmed;

export const vehicle = v.object({
  ...vehicleName.entries,
  vin: v.string(),
  plate: v.string(),
  make: v.string(),
  year: v.nullable(v.number()),
  in_service: v.boolean(),
  /** The report of the vehicle's latest inspection, and the time of that inspection by the driver's clock. */
  last_report_id: v.nullable(v.number()),
  last_inspected_at: v.nullable(v.string()),
  last_received_at: v.optional(v.nullable(v.string()), null),
  /** The driver, the other vehicles and the trip of the last report. */
  last_driver: v.optional(v.nullable(v.string()), null),
  last_with: v.optional(v.array(vehicleName), []),
  last_trip: reportRow.entries.trip,
  /** Whether the last inspection was on the carrier's current day. */
  is_inspected_today: v.optional(v.boolean(), false),
  /** The time (HH:MM) of an inspection today in the carrier's time zone. */
  inspected_today_at: v.optional(v.nullable(v.string()), null),
  added_at: v.optional(v.nullable(v.string()), null),
  /** A truck's odometer reading, as the driver wrote it. */
  last_odometer: v.nullable(v.string()),
  open_defects: v.number(),
  deferred_defects: v.number(),
  /** The items of open defects that do not hold the vehicle, oldest first. */
  other_items: v.optional(v.array(defect.entries.item), []),
  deferred_items: v.optional(v.array(defect.entries.item), []),
  do_not_dispatch: v.boolean(),
  /** Oldest first. */
  holding: v.optional(v.array(holdingDefect), []),
  /** Null if the vehicle is out of service and no defect holds it. */
  readiness: v.optional(v.nullable(v.picklist(readinesses)), null),
  /**
   * Whether the vehicle is in service and was not inspected today or in the last `overdue_days` days. Never true for an
   * unconfirmed trailer, because other carriers' trailers come and go.
   */
  is_overdue: v.boolean(),
  /** The company's rule for this kind of vehicle (OVERDUE_DAYS, TRAILER_OVERDUE_DAYS). */
  overdue_days: v.optional(v.number(), 0),
  /** Days since the last inspection; null if there is none. */
  days_without_inspection: v.optional(v.nullable(v.number()), null),
  /** Null for a vehicle that is confirmed or counts as confirmed. */
  unconfirmed: v.optional(v.nullable(v.picklist(unconfirmedReasons)), null),
  /** The numbers of other vehicles that may be this one. */
  looks_like: v.optional(v.array(v.string()), []),
  /** The numbers of held vehicles that may be this one. */
  may_be_held_as: v.optional(v.array(v.string()), []),
  /** A report with one of these numbers is about this vehicle. */
  earlier_numbers: v.optional(v.array(v.object({ id: v.number(), number: v.string() })), []),
  /** The items that the vehicle lacks; null if the list for its kind applies. */
  not_fitted: v.optional(v.nullable(notFitted), null),
  version: v.number(),
});
export type Vehicle = v.InferOutput<typeof vehicle>;

export const vehicleDefectEvent = v.object({
  id: v.number(),
  defect: v.number(),
  item: defect.entries.item,
  ...defectEvent.entries,
});
export type VehicleDefectEvent = v.InferOutput<typeof vehicleDefectEvent>;

/** A vehicle with its unresolved defects, both from the same instant. */
export const vehicleRecord = v.object({
  ...vehicle.entries,
  /** Absent from a list's row and from the response to a change. */
  defects: v.optional(v.array(defect)),
  /** The newest events of the vehicle's defects, newest first. */
  events: v.optional(v.array(vehicleDefectEvent)),
});
export type VehicleRecord = v.InferOutput<typeof vehicleRecord>;

/** Vehicles inspected on the carrier's current day, not inspected on that day, or never inspected. */
export const inspectedChoices = ['today', 'not_today', 'never'] as const;
export type Inspected = (typeof inspectedChoices)[number];

export const vehicleSorts = [
  'number',
  'readiness',
  'last_inspected_at',
  'open_defects',
  'id',
] as const;
export type VehicleSort = (typeof vehicleSorts)[number];

const vehicleFilters = {
  search: filters.search,
  kind: oneOf(vehicleKinds),
  except: filters.id,
  in_service: filters.flag,
  readiness: oneOf(readinesses),
  overdue: filters.flag,
  inspected: oneOf(inspectedChoices),
  do_not_dispatch: filters.flag,
  open_defects: filters.flag,
  /** Vehicles that the office must confirm or merge. */
  unconfirmed: filters.flag,
  other_trailer: filters.flag,
};

export const vehicleQuery = listQuery({
  sorts: vehicleSorts,
  sort: 'number',
  order: 'asc',
  filters: vehicleFilters,
});
export type VehicleQuery = v.InferOutput<typeof vehicleQuery>;

export const fleetQuery = v.object(vehicleFilters);
export type FleetQuery = v.InferOutput<typeof fleetQuery>;

const readinessCounts = v.object({
  do_not_dispatch: v.number(),
  attention: v.number(),
  ready: v.number(),
});
export const fleetResponse = v.object({ truck: readinessCounts, trailer: readinessCounts });
export type Fleet = v.InferOutput<typeof fleetResponse>;

export const vehicleListResponse = listResponse(vehicle);

export const maxReadings = 90;

export const odometerReading = v.object({
  report_id: v.number(),
  /** YYYY-MM-DD HH:MM, by the driver's clock. */
  inspected_at: v.string(),
  miles: v.number(),
});
export type OdometerReading = v.InferOutput<typeof odometerReading>;

/** The last reading of each of the newest days, earliest first. Empty for a trailer. */
export const odometerResponse = v.object({ data: v.array(odometerReading) });

function shortText(label: string, limit: number) {
  return v.pipe(v.string(), v.trim(), v.maxLength(limit, validation.atMost(label, limit)));
}

/** The number that the office uses despite the warning that another vehicle had it. */
const confirmedNumber = v.optional(v.pipe(v.string(), maxText(limits.reportText)));

/** Body of PATCH. An absent field stays unchanged. */
export const vehicleChange = v.object({
  version,
  number: v.optional(requiredText('Number', limits.reportText)),
  confirmed_number: confirmedNumber,
  vin: v.optional(shortText('VIN', officeLimits.vin)),
  plate: v.optional(shortText('Plate', officeLimits.plate)),
  make: v.optional(shortText('Make', officeLimits.make)),
  year: v.optional(v.nullable(wholeNumber(1900, 2100, 'Year'))),
  in_service: v.optional(v.boolean()),
  /** Null if the list for its kind applies. The server rejects an item of the other kind. */
  not_fitted: v.optional(v.nullable(notFittedRequest)),
});
export type VehicleChange = v.InferOutput<typeof vehicleChange>;

export const vehicleConfirm = v.object({ version });

/** Body of POST release. `earlier` is the id of one of the vehicle's earlier numbers. */
export const numberRelease = v.object({ version, earlier: recordId });
export type NumberRelease = v.InferOutput<typeof numberRelease>;

/** Body of POST merge. `into` keeps its number, and the merged vehicle's number refers to `into` from then on. */
export const vehicleMerge = v.object({
  version,
  into: recordId,
  confirmed_number: confirmedNumber,
});
export type VehicleMerge = v.InferOutput<typeof vehicleMerge>;

const ofKind = (kind: 'truck' | 'trailer') =>
  v.pipe(
    notFittedRequest,
    v.check(
      (items) => items.every((item) => kindOfItem(item) === kind),
      `Must be items of a ${kind}.`,
    ),
  );

const items = v.array(v.picklist(checklistKeys));
/** The items not fitted to vehicles of each kind. A vehicle's own list takes precedence. */
export const kindsNotFitted = v.object({ truck: items, trailer: items });
export const kindsNotFittedChange = v.object({
  truck: ofKind('truck'),
  trailer: ofKind('trailer'),
});
export type KindsNotFitted = v.InferOutput<typeof kindsNotFitted>;
