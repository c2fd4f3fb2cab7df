import * as v from 'valibot';
import { checklistKeys, trailerItems } from './checklist';
import { requiredText } from './fields';
import { photoSizes } from './fleet';
import { limits } from './limits';
import { filters, recordId, version } from './office/lists';
import { trips } from './records';

/**
 * The schemas of the requests in `fleet.ts`. A phone uses the types only, so that it does
 * not load the schemas.
 */

const number = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(limits.reportText)), '');

/** Trailers of one request. */
const maxTrailers = 10;

const trailers = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(limits.reportText),
    v.check(
      (text) => text.split(/[,/;]/).filter((part) => part.trim() !== '').length <= maxTrailers,
      `Name at most ${maxTrailers} trailers.`,
    ),
  ),
  '',
);

export const previousQuery = v.object({
  /** As drivers write them: letters and digits decide. Several trailers stand between commas. */
  truck: number,
  trailers,
  /** The report on the driver's screen, which is not its own predecessor. */
  except: filters.id,
});
export type PreviousQuery = v.InferOutput<typeof previousQuery>;

/** A certified repair that does not hold. Reopens the defect unless it has changed since. */
export const notFixed = v.object({
  defect: recordId,
  version,
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

/** POST take-back: the author undoes their own 'Not fixed' within 15 minutes. */
export const takeBackRequest = v.object({ version });

const trailerNumbers = v.pipe(
  v.array(requiredText('Trailer', limits.reportText)),
  v.minLength(1, 'Choose a trailer.'),
  v.maxLength(20),
);

/**
 * Which trailers have a defective trailer item, by item. An item that is absent is of each: 'not
 * sure' sends nothing.
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
  /**
   * When the driver gave an item its present value, by the phone's clock: for each defect, and for
   * a good item that the page showed as an unresolved defect.
   */
  entered_at: v.optional(v.strictObject(v.entriesFromList(checklistKeys, v.optional(instant)))),
};

/** The same of the update call. */
export const updateExtras = { which_trailers: v.optional(whichTrailers) };

/** The defects that were reopened; the others have changed since the driver read them. */
export const reviewResponse = v.object({ id: v.string(), reopened: v.array(v.number()) });

export const ownReportsQuery = v.object({
  page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number)), '1'),
});
/** Of a photo, in bytes. Phones make them smaller, by their own count. */
export const largestPhoto = 450 * 1024;

/**
 * The query string of an upload, whose body is the picture. It belongs to the defects that the
 * report has for the item. A repeat for a newer report needs no body.
 */
export const photoQuery = v.object({
  report: v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/, 'Must be an id.'), v.transform(Number)),
  item: v.picklist(checklistKeys),
  taken_at: instant,
});
export type PhotoQuery = v.InferOutput<typeof photoQuery>;

/** At most 320 or 1,600 px wide. */
export const photoSizeQuery = v.object({ size: v.optional(v.picklist(photoSizes), 'full') });
