import * as v from 'valibot';
import { checklistKeys, trailerItems } from './checklist';
import { requiredText } from './fields';
import { photoSizes } from './extensions';
import { limits } from './limits';
import { filters, recordId, version } from './office/lists';
import { notFittedRequest } from './notFitted';
import { trips } from './records';
import { vehicleNumbers } from './vehicleNumbers';

/**
 * The schemas of the requests to the extensions' paths. A phone uses only the types, so that it
 * does not load the schemas.
 */

const number = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(limits.reportText)), '');

/** Maximum number of trailers in one request. */
const maxTrailers = 10;

/** For requests with reports and vehicles, because each trailer causes separate work. */
export const fewTrailers = v.check<string, string>(
  (text) => vehicleNumbers(text).length <= maxTrailers,
  `Name at most ${maxTrailers} trailers.`,
);

const trailers = v.optional(
  v.pipe(v.string(), v.trim(), v.maxLength(limits.reportText), fewTrailers),
  '',
);

export const previousQuery = v.object({
  /**
   * The numbers as drivers write them, with all trailers in one text. Only letters and digits are
   * compared.
   */
  truck: number,
  trailers,
  /** The report on the driver's screen. It is excluded, because it is not a previous report. */
  except: filters.id,
});
export type PreviousQuery = v.InferOutput<typeof previousQuery>;

/**
 * Reports that a certified repair did not last. This reopens the defect unless the defect has
 * changed since.
 */
export const notFixed = v.object({
  defect: recordId,
  version,
  note: requiredText('Note', limits.defectText),
});
export type NotFixed = v.InferOutput<typeof notFixed>;

/** Says who repaired a defect, such as a shop with an invoice number. */
export const repairedByRequest = v.object({
  repaired_by: requiredText('Repaired by', limits.reportText),
});

const instant = v.pipe(
  v.string(),
  v.maxLength(40),
  v.isoTimestamp('Must be an instant.'),
  v.check((text) => text >= '2000' && !Number.isNaN(Date.parse(text)), 'Must be an instant.'),
);

export const reviewRequest = v.object({
  /** The phone creates the id. A repeat with the same id stores nothing. */
  id: v.pipe(v.string(), v.uuid('Must be a UUID.')),
  name: requiredText('Driver name', limits.reportText),
  reviewed_at: instant,
  reports: v.pipe(v.array(recordId), v.minLength(1, 'Name a report.'), v.maxLength(20)),
  not_fixed: v.pipe(v.array(notFixed), v.maxLength(100)),
  /**
   * Whether the driver confirms that the vehicle is safe to drive despite the open and deferred
   * defects.
   */
  confirmed_safe: v.boolean(),
});
export type ReviewRequest = v.InferOutput<typeof reviewRequest>;

const trailerNumbers = v.pipe(
  v.array(requiredText('Trailer', limits.reportText)),
  v.minLength(1, 'Choose a trailer.'),
  v.maxLength(20),
);

/**
 * The trailers that have the defect, by trailer item. An absent item applies to every trailer,
 * because 'not sure' sends nothing.
 */
const whichTrailers = v.strictObject(
  v.entriesFromList(
    trailerItems.map(({ key }) => key),
    v.optional(trailerNumbers),
  ),
);

/** The fields that Linehaul's own backend takes in addition to the specification's create call. */
export const createExtras = {
  trip: v.optional(v.picklist(trips)),
  which_trailers: v.optional(whichTrailers),
  /** The time at which the driver gave each item its current value, by the phone's clock. */
  entered_at: v.optional(v.strictObject(v.entriesFromList(checklistKeys, v.optional(instant)))),
  /** The good items that one press marked for their category. */
  marked_by_category: v.optional(
    v.pipe(v.array(v.picklist(checklistKeys)), v.maxLength(checklistKeys.length)),
  ),
  /** The items that the vehicle lacks. In the report itself, their value is true. */
  not_fitted: v.optional(notFittedRequest),
  /** The phone creates a key for each submission, and GET current returns it. */
  create_key: v.optional(v.pipe(v.string(), v.uuid('Must be a UUID.'))),
};

/** The fields that Linehaul's own backend takes in addition to the update call. */
export const updateExtras = { which_trailers: v.optional(whichTrailers) };

export const ownReportsQuery = v.object({
  page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number)), '1'),
});
/** Maximum size of a photo, in bytes. Phones use a smaller limit. */
export const largestPhoto = 450 * 1024;

/**
 * The query string of an upload, whose body is the picture. The photo belongs to the report's
 * defects on this item. A repeat for a newer report needs no body.
 */
export const photoQuery = v.object({
  report: v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/, 'Must be an id.'), v.transform(Number)),
  item: v.picklist(checklistKeys),
  taken_at: instant,
});
export type PhotoQuery = v.InferOutput<typeof photoQuery>;

/** The size of the picture, at most 320 px (`thumbnail`) or 1,600 px wide. */
export const photoSizeQuery = v.object({ size: v.optional(v.picklist(photoSizes), 'full') });
