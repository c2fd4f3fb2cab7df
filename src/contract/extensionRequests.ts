import * as v from 'valibot';
import { checklistKeys, trailerItems } from './checklist';
import { requiredText, stopAtFirst } from './fields';
import { photoSizes } from './extensions';
import { limits } from './limits';
import { filters, recordId, version } from './office/lists';
import { notFittedRequest } from './notFitted';
import { trips } from './records';
import { vehicleNumbers } from './vehicleNumbers';

/** Schemas of the requests to the extensions' paths. A phone imports only their types, to load less code. */

const number = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(limits.reportText)), '');

const maxTrailers = 10;

/** Limits the trailers in a request, because each one costs the server further work. */
export const fewTrailers = v.check<string, string>(
  (text) => vehicleNumbers(text).length <= maxTrailers,
  `Name at most ${maxTrailers} trailers.`,
);

const trailers = v.optional(
  v.pipe(v.string(), v.trim(), v.maxLength(limits.reportText), fewTrailers),
  '',
);

export const previousQuery = v.object({
  /** The numbers as the driver wrote them; `trailers` is one text with every trailer. */
  truck: number,
  trailers,
  /** The id of the report on the driver's screen, which must not count as a previous report. */
  except: filters.id,
});
export type PreviousQuery = v.InferOutput<typeof previousQuery>;

/** The driver's statement that a certified repair did not last. */
export const notFixed = v.object({
  defect: recordId,
  version,
  note: requiredText('Note', limits.defectText),
});
export type NotFixed = v.InferOutput<typeof notFixed>;

export const repairedByRequest = v.object({
  repaired_by: requiredText('Repaired by', limits.reportText),
});

const instant = stopAtFirst(
  v.pipe(
    v.string(),
    v.maxLength(40, 'Must be an instant.'),
    v.isoTimestamp('Must be an instant.'),
    v.check((text) => text >= '2000' && !Number.isNaN(Date.parse(text)), 'Must be an instant.'),
  ),
);

const uuid = stopAtFirst(
  v.pipe(v.string(), v.length(36, 'Must be a UUID.'), v.uuid('Must be a UUID.')),
);

export const reviewRequest = v.object({
  /** Created by the phone. Sending the same id again stores nothing. */
  id: uuid,
  name: requiredText('Driver name', limits.reportText),
  reviewed_at: instant,
  reports: v.pipe(v.array(recordId), v.minLength(1, 'Name a report.'), v.maxLength(20)),
  not_fixed: v.pipe(v.array(notFixed), v.maxLength(100)),
  confirmed_safe: v.boolean(),
});
export type ReviewRequest = v.InferOutput<typeof reviewRequest>;

const trailerNumbers = v.pipe(
  v.array(requiredText('Trailer', limits.reportText)),
  v.minLength(1, 'Choose a trailer.'),
  v.maxLength(20),
);

/**
 * For each trailer item, the trailers with the defect. An item is absent if the driver is not sure; the defect then
 * counts for every trailer.
 */
const whichTrailers = v.strictObject(
  v.entriesFromList(
    trailerItems.map(({ key }) => key),
    v.optional(trailerNumbers),
  ),
);

/** Fields of POST create that the specification does not have. */
export const createExtras = {
  trip: v.optional(v.picklist(trips)),
  which_trailers: v.optional(whichTrailers),
  /** When the driver gave each item its current value, by the phone's clock. */
  entered_at: v.optional(v.strictObject(v.entriesFromList(checklistKeys, v.optional(instant)))),
  marked_by_category: v.optional(
    v.pipe(v.array(v.picklist(checklistKeys)), v.maxLength(checklistKeys.length)),
  ),
  not_fitted: v.optional(notFittedRequest),
  /** A key for one submission, created by the phone. */
  create_key: v.optional(uuid),
};

/** Fields of PATCH update that the specification does not have. */
export const updateExtras = { which_trailers: v.optional(whichTrailers) };

export const ownReportsQuery = v.object({
  page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number)), '1'),
});
/** In bytes. */
export const largestPhoto = 450 * 1024;

export const photoQuery = v.object({
  report: v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/, 'Must be an id.'), v.transform(Number)),
  item: v.picklist(checklistKeys),
  taken_at: instant,
});
export type PhotoQuery = v.InferOutput<typeof photoQuery>;

/** `thumbnail` is at most 320 px wide, and `full` at most 1,600 px. */
export const photoSizeQuery = v.object({ size: v.optional(v.picklist(photoSizes), 'full') });
