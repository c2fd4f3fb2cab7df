import * as v from 'valibot';
import { checklistKeys } from '../checklist';
import { defectEvent } from '../defectFacts';
import { defect, holdingDefect, reportRow, vehicleKinds, vehicleName } from '../records';
import { requiredText } from '../fields';
import { officeLimits } from './limits';
import { limits } from '../limits';
import { kindOfItem, notFitted, notFittedRequest } from '../notFitted';
import { validation } from '../messages/validation';
import { filters, listQuery, officePaths, oneOf, recordId, version } from './lists';
import { listResponse } from './listResponse';

/**
 * `merge` merges the vehicle in the path into another of its kind. `confirm` keeps the vehicle
 * separate. `release` detaches one of its earlier numbers, so that this number no longer refers to
 * the vehicle.
 */
const paths = officePaths('vehicles');
export const vehiclePaths = {
  ...paths,
  merge: paths.action('merge'),
  confirm: paths.action('confirm'),
  release: paths.action('release'),
  odometer: paths.action('odometer'),
  fleet: paths.bulk('fleet'),
  /** GET and PUT the items that the vehicles of each kind lack. */
  notFitted: paths.bulk('not-fitted'),
} as const;

/**
 * Whether a vehicle may be dispatched, with the most urgent value first. The server determines the
 * value.
 */
export const readinesses = ['do_not_dispatch', 'attention', 'ready'] as const;
export type Readiness = (typeof readinesses)[number];

/**
 * The reasons why the office must confirm or merge a vehicle. Its number compares as equal to
 * another vehicle's number, its new number looks like a known one, or nobody has confirmed a
 * truck's number.
 */
export const decisions = ['same_number', 'look_alike', 'new'] as const;
export type Decision = (typeof decisions)[number];

/**
 * The reasons why a vehicle is unconfirmed. An unconfirmed trailer needs no decision, because other
 * carriers' trailers come and go.
 */
export const unconfirmedReasons = [...decisions, 'other_trailer'] as const;
type UnconfirmedReason = (typeof unconfirmedReasons)[number];

/** Returns what the office must decide about a vehicle; null if there is nothing. */
export const decisionOn = ({ unconfirmed }: { unconfirmed: UnconfirmedReason | null }) =>
  unconfirmed === 'other_trailer' ? null : unconfirmed;

export const vehicle = v.object({
  ...vehicleName.entries,
  vin: v.string(),
  plate: v.string(),
  make: v.string(),
  year: v.nullable(v.number()),
  in_service: v.boolean(),
  /** The vehicle's newest report, and the time of that inspection on the driver's clock. */
  last_report_id: v.nullable(v.number()),
  last_inspected_at: v.nullable(v.string()),
  /** The time at which the server received that report. */
  last_received_at: v.optional(v.nullable(v.string()), null),
  /**
   * The driver who wrote that report, its other vehicles, and whether it was before or after the
   * trip.
   */
  last_driver: v.optional(v.nullable(v.string()), null),
  last_with: v.optional(v.array(vehicleName), []),
  last_trip: reportRow.entries.trip,
  /**
   * Whether that inspection was on the carrier's current day. A vehicle may be ready without an
   * inspection today.
   */
  is_inspected_today: v.optional(v.boolean(), false),
  /**
   * The time at which the vehicle was added. From then on, a vehicle without a report counts as
   * never inspected.
   */
  added_at: v.optional(v.nullable(v.string()), null),
  /** The odometer reading as the driver wrote it, only for a truck. */
  last_odometer: v.nullable(v.string()),
  open_defects: v.number(),
  deferred_defects: v.number(),
  /**
   * The items of the open defects that do not hold the vehicle, and those of the deferred defects,
   * oldest first.
   */
  other_items: v.optional(v.array(defect.entries.item), []),
  deferred_items: v.optional(v.array(defect.entries.item), []),
  /** Whether a defect holds the vehicle. */
  do_not_dispatch: v.boolean(),
  /** The defects that hold the vehicle, oldest first. */
  holding: v.optional(v.array(holdingDefect), []),
  /** Null for an out-of-service vehicle without a defect that holds it. */
  readiness: v.optional(v.nullable(v.picklist(readinesses)), null),
  /**
   * Whether the vehicle is in service without an inspection today or in the last `overdue_days`
   * days. An unconfirmed trailer is never overdue, because other carriers' trailers come and go.
   */
  is_overdue: v.boolean(),
  /**
   * The company's own rule for this kind of vehicle (OVERDUE_DAYS, TRAILER_OVERDUE_DAYS), because
   * no regulation has one.
   */
  overdue_days: v.optional(v.number(), 0),
  /** Days since the last inspection; null if there was none. */
  days_without_inspection: v.optional(v.nullable(v.number()), null),
  /** Null if the office has confirmed the vehicle, or if it counts as confirmed. */
  unconfirmed: v.optional(v.nullable(v.picklist(unconfirmedReasons)), null),
  /** The numbers of vehicles that may be the same one, until the office decides. */
  looks_like: v.optional(v.array(v.string()), []),
  /** Those of the similar numbers whose vehicles are held by defects. */
  may_be_held_as: v.optional(v.array(v.string()), []),
  /** Earlier numbers, which in reports also refer to this vehicle. */
  earlier_numbers: v.optional(v.array(v.object({ id: v.number(), number: v.string() })), []),
  /** The items that the vehicle lacks; null if it lacks the items of its kind. */
  not_fitted: v.optional(v.nullable(notFitted), null),
  version: v.number(),
});
export type Vehicle = v.InferOutput<typeof vehicle>;

/** A history entry of one of a vehicle's defects. */
export const vehicleDefectEvent = v.object({
  id: v.number(),
  defect: v.number(),
  item: defect.entries.item,
  ...defectEvent.entries,
});
export type VehicleDefectEvent = v.InferOutput<typeof vehicleDefectEvent>;

/** A vehicle on its own page, with its unresolved defects at the same instant. */
export const vehicleRecord = v.object({
  ...vehicle.entries,
  /**
   * Absent from a list's row and from the response to a change. The page shows that response until
   * it has the record.
   */
  defects: v.optional(v.array(defect)),
  /** The newest events of the vehicle's defects, newest first. Absent when `defects` is. */
  events: v.optional(v.array(vehicleDefectEvent)),
});
export type VehicleRecord = v.InferOutput<typeof vehicleRecord>;

/**
 * A filter for vehicles that were inspected on the carrier's current day, not on that day, or
 * never.
 */
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
  /** Words that each are part of the number, VIN or plate, or are the kind. */
  search: filters.search,
  kind: oneOf(vehicleKinds),
  /** Excludes the vehicle with this id. */
  except: filters.id,
  in_service: filters.flag,
  readiness: oneOf(readinesses),
  overdue: filters.flag,
  inspected: oneOf(inspectedChoices),
  do_not_dispatch: filters.flag,
  open_defects: filters.flag,
  /** Vehicles that the office must confirm or merge. */
  unconfirmed: filters.flag,
  /** Trailers that nobody has confirmed. */
  other_trailer: filters.flag,
};

export const vehicleQuery = listQuery({
  sorts: vehicleSorts,
  sort: 'number',
  order: 'asc',
  filters: vehicleFilters,
});
export type VehicleQuery = v.InferOutput<typeof vehicleQuery>;

/** The list's filters alone, without an order or a page. */
export const fleetQuery = v.object(vehicleFilters);
export type FleetQuery = v.InferOutput<typeof fleetQuery>;

const readinessCounts = v.object({
  do_not_dispatch: v.number(),
  attention: v.number(),
  ready: v.number(),
});
/**
 * The counts of vehicles of each kind that match the filters, by whether they may be dispatched.
 */
export const fleetResponse = v.object({ truck: readinessCounts, trailer: readinessCounts });
export type Fleet = v.InferOutput<typeof fleetResponse>;

export const vehicleListResponse = listResponse(vehicle);

/** The maximum number of odometer readings, which is about three months of daily reports. */
export const maxReadings = 90;

/** A truck's odometer reading in a report. */
export const odometerReading = v.object({
  report_id: v.number(),
  /** YYYY-MM-DD HH:MM in the driver's local time. */
  inspected_at: v.string(),
  miles: v.number(),
});
export type OdometerReading = v.InferOutput<typeof odometerReading>;

/**
 * The last reading on each of the newest days with a report, earliest first. A trailer has none.
 */
export const odometerResponse = v.object({ data: v.array(odometerReading) });

function shortText(label: string, limit: number) {
  return v.pipe(v.string(), v.trim(), v.maxLength(limit, validation.atMost(label, limit)));
}

/** Body of PATCH. Missing fields remain unchanged. */
export const vehicleChange = v.object({
  version,
  number: v.optional(requiredText('Number', limits.reportText)),
  vin: v.optional(shortText('VIN', officeLimits.vin)),
  plate: v.optional(shortText('Plate', officeLimits.plate)),
  make: v.optional(shortText('Make', officeLimits.make)),
  year: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2100)))),
  in_service: v.optional(v.boolean()),
  /** Null for the items of its kind. The server checks that the items belong to its kind. */
  not_fitted: v.optional(v.nullable(notFittedRequest)),
});
export type VehicleChange = v.InferOutput<typeof vehicleChange>;

/** Body of POST confirm. */
export const vehicleConfirm = v.object({ version });

/** Body of POST release, with the id of one of the vehicle's earlier numbers. */
export const numberRelease = v.object({ version, earlier: recordId });
export type NumberRelease = v.InferOutput<typeof numberRelease>;

/**
 * Body of POST merge. The merged vehicle's number then refers to `into`, which keeps its own
 * number.
 */
export const vehicleMerge = v.object({
  version,
  into: recordId,
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
/** The items that the vehicles of each kind lack, unless a vehicle has its own list. */
export const kindsNotFitted = v.object({ truck: items, trailer: items });
export const kindsNotFittedChange = v.object({
  truck: ofKind('truck'),
  trailer: ofKind('trailer'),
});
export type KindsNotFitted = v.InferOutput<typeof kindsNotFitted>;
