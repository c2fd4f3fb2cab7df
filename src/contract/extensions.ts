import * as v from 'valibot';
import { agentItemList } from './agent';
import { trailerItems } from './checklist';
import { certifiedStates, defectFacts, reopening } from './defectFacts';
import { inspection, vehicleConditions } from './inspection';
import { notFitted } from './notFitted';
import {
  defect,
  earlierOwner,
  holdingDefect,
  laterEvent,
  markedByCategory,
  reportRow,
  review,
  trips,
  vehicleName,
} from './records';
import { listResponse } from './office/listResponse';
import { consentOfSignature } from './signingConsent';

/**
 * The calls with which Linehaul's own backend extends the driver's report. Other backends do not have them, so a page
 * makes them only if its settings have `fleet: true` (docs/product.md, The report on Linehaul's own backend).
 */
export const extensionPaths = {
  previous: '/api/fleet/previous/',
  numbers: '/api/fleet/numbers/',
  reviews: '/api/fleet/reviews/',
  current: '/api/fleet/current/',
  reports: '/api/fleet/reports/',
  report: '/api/fleet/reports/:id/',
  photo: '/api/fleet/photos/:id/',
  certify: '/api/fleet/defects/:id/certify/',
  defectPhoto: '/api/fleet/defects/:id/photos/',
  takeBack: '/api/fleet/defects/:id/take-back/',
  repairedBy: '/api/fleet/defects/:id/repaired-by/',
} as const;

/** A defect without the facts that only the office sees. */
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
    /** The next driver reviews these photos, so every account of the carrier may see them. */
    'photos',
  ]).entries,
  ...defectFacts,
});
export type DriverDefect = v.InferOutput<typeof driverDefect>;

const lastReport = v.object({
  id: v.number(),
  /** The driver's name as written in the report. */
  carrier: v.string(),
  /** YYYY-MM-DD HH:MM, by the driver's clock. */
  date: v.string(),
  satisfactory_vehicle_condition: v.picklist(vehicleConditions),
  reviews: v.array(review),
});

export const previousVehicle = v.object({
  vehicle: vehicleName,
  earlier_numbers: v.optional(v.array(v.string()), []),
  /** The vehicle's last report, without the one on the driver's own screen; null if there is none. */
  report: v.nullable(lastReport),
  /** Newest first. */
  defects: v.array(
    v.object({
      ...driverDefect.entries,
      in_report: v.boolean(),
      /** Whether the signed-in driver said 'Not fixed' and may still take that back. */
      may_take_back: v.optional(v.boolean(), false),
    }),
  ),
  holding: v.optional(
    v.array(
      v.object({
        ...holdingDefect.entries,
        /** Whether the signed-in driver reported the defect, on any phone. Absent in earlier versions. */
        is_own: v.optional(v.boolean(), false),
        /** Whether only the report on the driver's screen found the defect. Absent in earlier versions. */
        is_on_form: v.optional(v.boolean(), false),
      }),
    ),
    [],
  ),
  may_be_held_as: v.optional(v.array(v.string()), []),
  in_service: v.optional(v.boolean(), true),
  /**
   * The day (YYYY-MM-DD) of the signed-in driver's last inspection of the vehicle on any phone, without the report on
   * their screen; null if there is none.
   */
  own_last_day: v.optional(v.nullable(v.string()), null),
  not_fitted: notFitted,
});
export type PreviousVehicle = v.InferOutput<typeof previousVehicle>;

/** The last reports of the truck and its trailers, the truck first. */
export const previousResponse = v.object({
  as_of: v.string(),
  vehicles: v.array(previousVehicle),
  /** Known vehicles with a number similar to an unknown one in the request. */
  look_alikes: v.optional(v.array(v.pick(vehicleName, ['kind', 'number'])), []),
  /** Other vehicles that had one of the numbers in the request. Absent in earlier versions. */
  earlier_owners: v.optional(v.array(earlierOwner), []),
  carrier_phone: v.optional(v.string(), ''),
  /** The items that the signed-in account may certify as the carrier's agent. */
  agent_for: agentItemList,
  /** The version of the text to which the signed-in account consents (`signingConsent.ts`); null if there is none. */
  consent_version: v.optional(v.nullable(v.number()), null),
});
export type PreviousResponse = v.InferOutput<typeof previousResponse>;

/** Confirmed vehicles in service. */
export const numbersResponse = v.object({
  trucks: v.array(v.string()),
  trailers: v.array(v.string()),
  /** Vehicles whose earlier number no longer leads to them. Absent in earlier versions. */
  earlier_owners: v.optional(v.array(earlierOwner), []),
});
export type NumbersResponse = v.InferOutput<typeof numbersResponse>;

/** For each trailer item, the trailers with the defect, by the numbers in the report. */
export const whichTrailers = v.strictObject(
  v.entriesFromList(
    trailerItems.map(({ key }) => key),
    v.optional(v.array(v.string())),
  ),
);
export type WhichTrailers = v.InferOutput<typeof whichTrailers>;

/** The certifications and reopenings of the defects in the driver's current report, and what holds the form's vehicles. */
export const currentResponse = v.object({
  /** The ETag, with its quotes. */
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
  /** Absent in earlier versions. */
  reopened: v.optional(
    v.array(v.object({ ...v.pick(defect, ['id', 'item']).entries, reopened: reopening })),
    [],
  ),
  trip: v.optional(v.nullable(v.picklist(trips)), null),
  which_trailers: v.optional(whichTrailers, {}),
  not_fitted: notFitted,
  /** The ids of the defects that hold the vehicles in the request. Absent in earlier versions. */
  holding: v.optional(v.array(v.number()), []),
  /** The ids of the vehicles in the request that are out of service. Absent in earlier versions. */
  out_of_service: v.optional(v.array(v.number()), []),
});
export type CurrentResponse = v.InferOutput<typeof currentResponse>;

export const ownReportsResponse = listResponse(reportRow);

export const ownReport = v.object({
  ...reportRow.entries,
  /** As the driver entered and signed it. */
  report: inspection,
  /** Oldest first. Absent in earlier versions. */
  events: v.optional(v.array(laterEvent), []),
  /** Absent in earlier versions. */
  digest: v.optional(v.string(), ''),
  signing_consent: consentOfSignature,
  marked_by_category: markedByCategory,
  not_fitted: notFitted,
  defects: v.array(driverDefect),
  reviews: v.array(review),
});
export type OwnReport = v.InferOutput<typeof ownReport>;

/** The part of an own report that says what became of it. */
export const ownReportState = v.pick(ownReport, ['id', 'state', 'digest']);
export type OwnReportState = v.InferOutput<typeof ownReportState>;

/** `reopened` has the ids of the defects that the review reopened. */
export const reviewResponse = v.object({ id: v.string(), reopened: v.array(v.number()) });

/** The maximum number of photos per defect. */
export const maxPhotos = 4;

/** The content type of every uploaded photo. The server detects the picture's type from its content. */
export const photoType = 'application/octet-stream';

export const photoSizes = ['thumbnail', 'full'] as const;
