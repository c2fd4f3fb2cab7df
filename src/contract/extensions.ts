import * as v from 'valibot';
import { trailerItems } from './checklist';
import { certifiedStates, defectFacts, reopening } from './defectFacts';
import { inspection, vehicleConditions } from './inspection';
import { notFitted } from './notFitted';
import {
  defect,
  holdingDefect,
  markedByCategory,
  reportRow,
  review,
  trips,
  vehicleName,
} from './records';
import { listResponse } from './office/listResponse';

/**
 * The calls with which Linehaul's own backend extends the driver's report. A page makes none of
 * them unless its settings have `fleet: true`
 * (docs/product.md, The report on Linehaul's own backend).
 */
export const extensionPaths = {
  previous: '/api/fleet/previous/',
  numbers: '/api/fleet/numbers/',
  reviews: '/api/fleet/reviews/',
  current: '/api/fleet/current/',
  reports: '/api/fleet/reports/',
  report: '/api/fleet/reports/:id/',
  photo: '/api/fleet/photos/:id/',
  takeBack: '/api/fleet/defects/:id/take-back/',
  repairedBy: '/api/fleet/defects/:id/repaired-by/',
} as const;

/** A defect as drivers see it. */
export const driverDefect = v.object({
  ...v.pick(defect, [
    'id',
    'vehicle',
    'item',
    'description',
    'reported_by',
    'reported_at',
    'reports',
    'state',
    'deferred_until',
    'deferred_reason',
    'certified_name',
    'note',
    'closed_at',
    'version',
    /**
     * All photos. Every account of the carrier may see them, because the next driver reviews them.
     */
    'photos',
  ]).entries,
  ...defectFacts,
});
export type DriverDefect = v.InferOutput<typeof driverDefect>;

const lastReport = v.object({
  id: v.number(),
  /** The driver's name as written in the report. */
  carrier: v.string(),
  /** YYYY-MM-DD HH:MM in that driver's local time. */
  date: v.string(),
  satisfactory_vehicle_condition: v.picklist(vehicleConditions),
  reviews: v.array(review),
});

export const previousVehicle = v.object({
  vehicle: vehicleName,
  /** Earlier numbers of the vehicle, which drivers may still use. */
  earlier_numbers: v.optional(v.array(v.string()), []),
  /** The last report; null if there is none except the driver's own. */
  report: v.nullable(lastReport),
  /**
   * The report's defects, the open and deferred ones, and those of the last twelve months, newest
   * first.
   */
  defects: v.array(
    v.object({
      ...driverDefect.entries,
      in_report: v.boolean(),
      /** Whether the signed-in driver chose 'Not fixed' and may still take that back. */
      may_take_back: v.optional(v.boolean(), false),
    }),
  ),
  /**
   * The defects that hold the vehicle, including those that the driver reported. While there is
   * one, drivers read 'Do not drive'.
   */
  holding: v.optional(v.array(holdingDefect), []),
  /** Numbers of held vehicles that may be this one, until the office decides. */
  may_be_held_as: v.optional(v.array(v.string()), []),
  /** False if the office took the vehicle out of service. */
  in_service: v.optional(v.boolean(), true),
  /**
   * The day (YYYY-MM-DD) on which the signed-in driver last inspected the vehicle, on any phone;
   * null if there is none. The report on their screen does not count.
   */
  own_last_day: v.optional(v.nullable(v.string()), null),
  /** The items that the vehicle lacks. */
  not_fitted: notFitted,
});
export type PreviousVehicle = v.InferOutput<typeof previousVehicle>;

/** The last reports of a truck and its trailers. The truck is first. */
export const previousResponse = v.object({
  as_of: v.string(),
  vehicles: v.array(previousVehicle),
  /** Known numbers that look like unknown numbers of the request. */
  look_alikes: v.optional(v.array(v.pick(vehicleName, ['kind', 'number'])), []),
  /** The carrier's first phone number, for questions about a held vehicle; may be empty. */
  carrier_phone: v.optional(v.string(), ''),
});
export type PreviousResponse = v.InferOutput<typeof previousResponse>;

/**
 * The numbers of the carrier's confirmed vehicles in service. The phone compares with them when it
 * has no connection.
 */
export const numbersResponse = v.object({
  trucks: v.array(v.string()),
  trailers: v.array(v.string()),
});
export type NumbersResponse = v.InferOutput<typeof numbersResponse>;

/** The trailers that have the defect, by trailer item. The numbers are written as in the report. */
export const whichTrailers = v.strictObject(
  v.entriesFromList(
    trailerItems.map(({ key }) => key),
    v.optional(v.array(v.string())),
  ),
);
export type WhichTrailers = v.InferOutput<typeof whichTrailers>;

/** The certifications of the driver's current report, and the report's extra fields. */
export const currentResponse = v.object({
  /** The version, which is also the ETag, in quotes. */
  version: v.string(),
  report: v.nullable(v.number()),
  certified: v.array(
    v.object({
      ...v.pick(defect, ['id', 'item', 'certified_name', 'note']).entries,
      state: v.picklist(certifiedStates),
      closed_at: v.string(),
      signed_on: defectFacts.signed_on,
    }),
  ),
  /**
   * Defects that were reopened after they were certified or deferred. Absent in earlier versions.
   */
  reopened: v.optional(
    v.array(v.object({ ...v.pick(defect, ['id', 'item']).entries, reopened: reopening })),
    [],
  ),
  trip: v.optional(v.nullable(v.picklist(trips)), null),
  which_trailers: v.optional(whichTrailers, {}),
  /** The items that were not fitted when the report was submitted. */
  not_fitted: notFitted,
});
export type CurrentResponse = v.InferOutput<typeof currentResponse>;

/** The driver's reports, newest first. */
export const ownReportsResponse = listResponse(reportRow);

/** One of the driver's own reports. */
export const ownReport = v.object({
  ...reportRow.entries,
  report: inspection,
  /** The digest of the report as it is now. Absent in earlier versions. */
  digest: v.optional(v.string(), ''),
  marked_by_category: markedByCategory,
  not_fitted: notFitted,
  defects: v.array(driverDefect),
  reviews: v.array(review),
});
export type OwnReport = v.InferOutput<typeof ownReport>;

/** The defects that the review reopened. The others have changed since the driver read them. */
export const reviewResponse = v.object({ id: v.string(), reopened: v.array(v.number()) });

/** Maximum number of photos of a defect. */
export const maxPhotos = 4;

/** The content type of a photo's upload. The server detects the picture's type from its content. */
export const photoType = 'application/octet-stream';

export const photoSizes = ['thumbnail', 'full'] as const;
