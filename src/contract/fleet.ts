import * as v from 'valibot';
import { checklistKeys } from './checklist';
import { requiredText } from './fields';
import { inspection, vehicleConditions } from './inspection';
import { limits } from './limits';
import { certifiedStates, defect } from './office/defects';
import { filters, listAnswer } from './office/lists';
import { reportRow } from './office/reports';
import { vehicleName } from './office/vehicles';

/**
 * The calls that extend the driver's report on our own backend. A page whose settings do not say
 * `fleet` makes none of them (docs/product.md, The report within a fleet).
 */
export const fleetPaths = {
  previous: '/api/fleet/previous/',
  reviews: '/api/fleet/reviews/',
  current: '/api/fleet/current/',
  reports: '/api/fleet/reports/',
  report: '/api/fleet/reports/:id/',
  photo: '/api/fleet/photos/:id/',
} as const;

const number = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(limits.reportText)), '');

export const previousQuery = v.object({
  /** As drivers write them: letters and digits decide. Several trailers stand between commas. */
  truck: number,
  trailers: number,
  /** The report on the driver's screen, which is not its own predecessor. */
  except: filters.id,
});
export type PreviousQuery = v.InferOutput<typeof previousQuery>;

/** Who has reviewed a report, and when. */
const review = v.object({ name: v.string(), at: v.string() });

/** A defect as drivers see it. */
export const fleetDefect = v.object({
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
    /** All of them: every account of the carrier may see them, the next driver reviews them. */
    'photos',
  ]).entries,
});
export type FleetDefect = v.InferOutput<typeof fleetDefect>;

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
  /** Null if there is no report but the driver's own. */
  report: v.nullable(lastReport),
  /**
   * Newest first: those of the report, those that are open or deferred, and those of the last
   * twelve months.
   */
  defects: v.array(v.object({ ...fleetDefect.entries, in_report: v.boolean() })),
});
export type PreviousVehicle = v.InferOutput<typeof previousVehicle>;

/** The last reports of a truck and its trailers; the truck comes first. */
export const previousAnswer = v.object({
  as_of: v.string(),
  vehicles: v.array(previousVehicle),
});
export type PreviousAnswer = v.InferOutput<typeof previousAnswer>;

const recordId = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A certified repair that does not hold. Reopens the defect unless it has changed since. */
export const notFixed = v.object({
  defect: recordId,
  version: recordId,
  note: requiredText('Note', limits.defectText),
});
export type NotFixed = v.InferOutput<typeof notFixed>;

const instant = v.pipe(
  v.string(),
  v.maxLength(40),
  v.isoTimestamp('Must be an instant.'),
  v.check((text) => text >= '2000' && !Number.isNaN(Date.parse(text)), 'Must be an instant.'),
);

export const reviewRequest = v.object({
  /** Made by the phone: a repeat with the same id stores nothing. */
  id: v.pipe(v.string(), v.uuid('Must be a UUID.')),
  name: requiredText('Driver name', limits.reportText),
  reviewed_at: instant,
  reports: v.pipe(v.array(recordId), v.minLength(1, 'Name a report.'), v.maxLength(20)),
  not_fixed: v.pipe(v.array(notFixed), v.maxLength(100)),
  /** The driver says that the open and deferred defects leave the vehicle safe to drive. */
  confirmed_safe: v.boolean(),
});
export type ReviewRequest = v.InferOutput<typeof reviewRequest>;

/** The defects that were reopened; the others have changed since the driver read them. */
export const reviewAnswer = v.object({ id: v.string(), reopened: v.array(v.number()) });

/** What the office has certified of the driver's current report. */
export const currentAnswer = v.object({
  /** Also the ETag, without its quotes. */
  version: v.string(),
  report: v.nullable(v.number()),
  certified: v.array(
    v.object({
      ...v.pick(defect, ['id', 'item', 'certified_name']).entries,
      state: v.picklist(certifiedStates),
      closed_at: v.string(),
    }),
  ),
});
export type CurrentAnswer = v.InferOutput<typeof currentAnswer>;

export const ownReportsQuery = v.object({
  page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number)), '1'),
});
/** The driver's sent and superseded reports, newest first. */
export const ownReportsAnswer = listAnswer(reportRow);

/** One of the driver's own reports. */
export const ownReport = v.object({
  ...reportRow.entries,
  report: inspection,
  defects: v.array(fleetDefect),
  reviews: v.array(review),
});
export type OwnReport = v.InferOutput<typeof ownReport>;

/** Photos that a defect has at most. */
export const mostPhotos = 4;

/** Of a photo, in bytes. Phones make them smaller, by their own count. */
export const largestPhoto = 450 * 1024;

/** The content type of a photo's upload: the server recognises a picture by its content. */
export const photoType = 'application/octet-stream';

/**
 * The query string of an upload, whose body is the picture. It belongs to the defects that the
 * report tells of the item. A repeat for a newer report needs no body.
 */
export const photoQuery = v.object({
  report: v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/, 'Must be an id.'), v.transform(Number)),
  item: v.picklist(checklistKeys),
  taken_at: instant,
});
export type PhotoQuery = v.InferOutput<typeof photoQuery>;

export const photoSizes = ['thumbnail', 'full'] as const;

/** At most 320 or 1,600 px wide. */
export const photoSizeQuery = v.object({ size: v.optional(v.picklist(photoSizes), 'full') });
