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
 * `merge` merges the vehicle of the path into another of its kind; `confirm` keeps it apart; `release`
 * makes one of its earlier numbers mean it no longer.
 */
const paths = officePaths('vehicles');
export const vehiclePaths = {
  ...paths,
  merge: paths.action('merge'),
  confirm: paths.action('confirm'),
  release: paths.action('release'),
  odometer: paths.action('odometer'),
  fleet: paths.bulk('fleet'),
  /** GET and PUT: the items that the vehicles of each kind don't have. */
  notFitted: paths.bulk('not-fitted'),
} as const;

/** Whether a vehicle may be dispatched, the most urgent first. The server determines it. */
export const readinesses = ['do_not_dispatch', 'attention', 'ready'] as const;
export type Readiness = (typeof readinesses)[number];

/**
 * Why the office has to confirm a vehicle or merge it. The number of another vehicle compares as equal,
 * the vehicle's new number looks like a known one, or nobody has confirmed the number of a truck.
 */
export const decisions = ['same_number', 'look_alike', 'new'] as const;
export type Decision = (typeof decisions)[number];

/** An unconfirmed trailer needs no decision, since other carriers' trailers come and go. */
export const unconfirmedReasons = [...decisions, 'other_trailer'] as const;
type UnconfirmedReason = (typeof unconfirmedReasons)[number];

/** What the office has to decide about a vehicle; null if there is nothing. */
export const decisionOn = ({ unconfirmed }: { unconfirmed: UnconfirmedReason | null }) =>
  unconfirmed === 'other_trailer' ? null : unconfirmed;

export const vehicle = v.object({
  ...vehicleName.entries,
  vin: v.string(),
  plate: v.string(),
  make: v.string(),
  year: v.nullable(v.number()),
  in_service: v.boolean(),
  /** The newest report of the vehicle, and its inspection time on the driver's clock. */
  last_report_id: v.nullable(v.number()),
  last_inspected_at: v.nullable(v.string()),
  /** When the server received that report. */
  last_received_at: v.optional(v.nullable(v.string()), null),
  /** Who wrote that report, about which other vehicles, and whether before or after the trip. */
  last_driver: v.optional(v.nullable(v.string()), null),
  last_with: v.optional(v.array(vehicleName), []),
  last_trip: reportRow.entries.trip,
  /** Whether that inspection was on the carrier's current day. A vehicle may be ready without it. */
  is_inspected_today: v.optional(v.boolean(), false),
  /** From then on a vehicle without a report counts as never inspected. */
  added_at: v.optional(v.nullable(v.string()), null),
  /** Only for a truck, as the driver wrote it. */
  last_odometer: v.nullable(v.string()),
  open_defects: v.number(),
  deferred_defects: v.number(),
  /** The items of its open defects that do not hold it, and of its deferred ones, oldest first. */
  other_items: v.optional(v.array(defect.entries.item), []),
  deferred_items: v.optional(v.array(defect.entries.item), []),
  /** Whether a defect holds the vehicle. */
  do_not_dispatch: v.boolean(),
  /** The defects that hold the vehicle, oldest first. */
  holding: v.optional(v.array(holdingDefect), []),
  /** Null for an out-of-service vehicle without a defect that holds it. */
  readiness: v.optional(v.nullable(v.picklist(readinesses)), null),
  /**
   * In service without an inspection today or in the last `overdue_days` days. A trailer that nobody has
   * confirmed never is, because other carriers' trailers come and go.
   */
  is_overdue: v.boolean(),
  /** The company's own rule for its kind (OVERDUE_DAYS, TRAILER_OVERDUE_DAYS), because no regulation has one. */
  overdue_days: v.optional(v.number(), 0),
  /** Days since the last inspection; null if there was none. */
  days_without_inspection: v.optional(v.nullable(v.number()), null),
  /** Null once the office has confirmed it, or if it counts as confirmed. */
  unconfirmed: v.optional(v.nullable(v.picklist(unconfirmedReasons)), null),
  /** The numbers of vehicles that may be the same one, until the office decides. */
  looks_like: v.optional(v.array(v.string()), []),
  /** Those of them that defects hold. */
  may_be_held_as: v.optional(v.array(v.string()), []),
  /** By which reports mean it, too. */
  earlier_numbers: v.optional(v.array(v.object({ id: v.number(), number: v.string() })), []),
  /** The items that it does not have; null for those of its kind. */
  not_fitted: v.optional(v.nullable(notFitted), null),
  version: v.number(),
});
export type Vehicle = v.InferOutput<typeof vehicle>;

/** An entry of the history of one of its defects. */
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
  /** Absent from a list's row and from the response to a change, which the page shows until it has the record. */
  defects: v.optional(v.array(defect)),
  /** The newest of what has happened to its defects, the newest first; absent as they are. */
  events: v.optional(v.array(vehicleDefectEvent)),
});
export type VehicleRecord = v.InferOutput<typeof vehicleRecord>;

/** Vehicles by whether they were inspected on the carrier's current day, or never. */
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
  /** Words, each of which is part of the number, VIN or plate, or is the kind. */
  search: filters.search,
  kind: oneOf(vehicleKinds),
  /** Leaves out the vehicle with this id. */
  except: filters.id,
  in_service: filters.flag,
  readiness: oneOf(readinesses),
  overdue: filters.flag,
  inspected: oneOf(inspectedChoices),
  do_not_dispatch: filters.flag,
  open_defects: filters.flag,
  /** Those that the office has to confirm or merge. */
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

/** The list's filters. */
export const fleetQuery = v.object(vehicleFilters);
export type FleetQuery = v.InferOutput<typeof fleetQuery>;

const readinessCounts = v.object({
  do_not_dispatch: v.number(),
  attention: v.number(),
  ready: v.number(),
});
/** The vehicles of each kind that match the filters, by whether they may be dispatched. */
export const fleetResponse = v.object({ truck: readinessCounts, trailer: readinessCounts });
export type Fleet = v.InferOutput<typeof fleetResponse>;

export const vehicleListResponse = listResponse(vehicle);

/** The most readings of an odometer: about three months of daily reports. */
export const maxReadings = 90;

/** A truck's odometer reading in a report. */
export const odometerReading = v.object({
  report_id: v.number(),
  /** YYYY-MM-DD HH:MM in the driver's local time. */
  inspected_at: v.string(),
  miles: v.number(),
});
export type OdometerReading = v.InferOutput<typeof odometerReading>;

/** The last reading of each newest day with a report, the earliest first. A trailer has none. */
export const odometerResponse = v.object({ data: v.array(odometerReading) });

function shortText(label: string, limit: number) {
  return v.pipe(v.string(), v.trim(), v.maxLength(limit, validation.atMost(label, limit)));
}

/** PATCH request. Missing fields stay unchanged. */
export const vehicleChange = v.object({
  version,
  number: v.optional(requiredText('Number', limits.reportText)),
  vin: v.optional(shortText('VIN', officeLimits.vin)),
  plate: v.optional(shortText('Plate', officeLimits.plate)),
  make: v.optional(shortText('Make', officeLimits.make)),
  year: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2100)))),
  in_service: v.optional(v.boolean()),
  /** Null for the items of its kind. The server checks that the items are those of its kind. */
  not_fitted: v.optional(v.nullable(notFittedRequest)),
});
export type VehicleChange = v.InferOutput<typeof vehicleChange>;

/** Body of POST confirm. */
export const vehicleConfirm = v.object({ version });

/** Body of POST release: the id of one of its earlier numbers. */
export const numberRelease = v.object({ version, earlier: recordId });
export type NumberRelease = v.InferOutput<typeof numberRelease>;

/** Body of POST merge. The other vehicle's number then refers to `into`, which keeps its own. */
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
/** The items that the vehicles of each kind don't have, unless a vehicle has a list of its own. */
export const kindsNotFitted = v.object({ truck: items, trailer: items });
export const kindsNotFittedChange = v.object({
  truck: ofKind('truck'),
  trailer: ofKind('trailer'),
});
export type KindsNotFitted = v.InferOutput<typeof kindsNotFitted>;
