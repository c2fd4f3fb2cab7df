import * as v from 'valibot';
import { checklistKeys, trailerItems } from './checklist';
import { maxItems, maxText, requiredText, stopAtFirst, wholeNumber } from './fields';
import { photoSizes } from './extensions';
import { fewTrailers } from './inspection';
import { limits } from './limits';
import { certifyRequest, shownConsent } from './office/defects';
import { filters, recordId, version } from './office/lists';
import { notFittedRequest } from './notFitted';
import { trips } from './records';

/** Schemas of the requests to the extensions' paths. A phone imports only their types, to load less code. */

const number = v.optional(v.pipe(v.string(), v.trim(), maxText(limits.reportText)), '');

const trailers = v.optional(
  v.pipe(v.string(), v.trim(), maxText(limits.reportText), fewTrailers),
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

/** The form's vehicles. A blank form, and pages of earlier versions, name none. */
export const currentQuery = v.pick(previousQuery, ['truck', 'trailers']);
export type CurrentQuery = v.InferOutput<typeof currentQuery>;

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
  reports: v.pipe(v.array(recordId), v.minLength(1, 'Name a report.'), maxItems(20)),
  not_fixed: v.pipe(v.array(notFixed), maxItems(100)),
  confirmed_safe: v.boolean(),
  consent: shownConsent,
});
export type ReviewRequest = v.InferOutput<typeof reviewRequest>;

/** A certification as the carrier's agent. `certified_at` is the instant of the signature by the phone's clock. */
export const agentCertifyRequest = v.object({ ...certifyRequest.entries, certified_at: instant });
export type AgentCertifyRequest = v.InferOutput<typeof agentCertifyRequest>;

const trailerNumbers = v.pipe(
  v.array(requiredText('Trailer', limits.reportText)),
  v.minLength(1, 'Choose a trailer.'),
  maxItems(20),
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

/** In minutes. A time zone is up to 14 hours ahead of UTC, and a clock may be wrong by a day. */
const maxUtcOffset = 2 * 24 * 60;

/** Fields of POST create that the specification does not have. */
export const createExtras = {
  trip: v.optional(v.picklist(trips)),
  which_trailers: v.optional(whichTrailers),
  /** When the driver gave each item its current value, by the phone's clock. */
  entered_at: v.optional(v.strictObject(v.entriesFromList(checklistKeys, v.optional(instant)))),
  marked_by_category: v.optional(
    v.pipe(v.array(v.picklist(checklistKeys)), maxItems(checklistKeys.length)),
  ),
  not_fitted: v.optional(notFittedRequest),
  /**
   * The report from which the form was loaded. The server counts the new report as its own inspection if it is of
   * another day, part of the trip or vehicle.
   */
  corrects: v.optional(recordId),
  /**
   * By how many minutes the phone's clock was ahead of UTC at the time of the inspection, compared with the server's
   * clock. Absent if the driver typed another day than that of the entry.
   */
  utc_offset: v.optional(wholeNumber(-maxUtcOffset, maxUtcOffset)),
  /** A key for one submission, created by the phone. */
  create_key: v.optional(uuid),
  /** When the driver submitted the report, by the server's clock as the phone knows it. */
  signed_at: v.optional(instant),
  consent: shownConsent,
};

/** The consent that the driver gave with the press that sends a report. */
export const sendQuery = v.object({
  signed_at: createExtras.signed_at,
  consent: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, 'Must be a version.'), v.transform(Number)),
  ),
});
export type SendQuery = v.InferOutput<typeof sendQuery>;

/** Fields of PATCH update that the specification does not have. */
export const updateExtras = { which_trailers: v.optional(whichTrailers) };

export const ownReportsQuery = v.object({
  page: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/, 'Must be a page number.'), v.transform(Number)),
    '1',
  ),
});
/** In bytes. */
export const largestPhoto = 450 * 1024;

export const photoQuery = v.object({
  report: v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/, 'Must be an id.'), v.transform(Number)),
  item: v.picklist(checklistKeys),
  taken_at: instant,
});
export type PhotoQuery = v.InferOutput<typeof photoQuery>;

/** A photo of a defect that the account certifies as the carrier's agent. `photo` is a UUID from the phone. */
export const defectPhotoQuery = v.object({ photo: uuid, taken_at: instant });

/** `thumbnail` is at most 320 px wide, and `full` at most 1,600 px. */
export const photoSizeQuery = v.object({ size: v.optional(v.picklist(photoSizes), 'full') });
