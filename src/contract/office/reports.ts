import * as v from 'valibot';
import {
  defect,
  laterEvent,
  markedByCategory,
  reportResults,
  reportRow,
  reportStates,
  review,
  trips,
  vehicleName,
} from '../records';
import { inspection } from '../inspection';
import { presentName } from '../presentName';
import { notFitted } from '../notFitted';
import { consentOfSignature } from '../signingConsent';
import { filters, listQuery, officePaths, oneOf } from './lists';
import { listResponse } from './listResponse';

export const reportActions = [
  'created',
  'updated',
  'certified',
  'deferred',
  'reopened',
  'sent',
  'superseded',
  'reviewed',
] as const;

export const reportPaths = {
  ...officePaths('reports'),
  import: '/api/office/reports/import/',
  /** GET downloads the audit package of the reports that match the filters. */
  package: '/api/office/reports.zip',
} as const;

export const packageType = 'application/zip';
export const packageReports = 'reports/';
/** The header of an audit package's response with the number of matching reports. */
export const matchedReportsHeader = 'X-Matched-Reports';

const reportFilters = {
  search: filters.search,
  vehicle: filters.id,
  driver: filters.id,
  from: filters.day,
  to: filters.day,
  result: oneOf(reportResults),
  /** By default, `all`. */
  state: oneOf([...reportStates, 'all']),
  trip: oneOf(trips),
};

const reportSorts = ['id', 'date'] as const;

export const reportQuery = listQuery({
  sorts: reportSorts,
  sort: 'id',
  order: 'desc',
  filters: reportFilters,
});
export type ReportQuery = v.InferOutput<typeof reportQuery>;
export const importedReport = v.object({ id: v.number() });
export const reportListResponse = listResponse(reportRow);

export const packageQuery = v.object(reportFilters);
export type ReportFilters = Omit<ReportQuery, 'page' | 'perPage' | 'sort' | 'order'>;

export const reportEvent = v.object({
  id: v.number(),
  at: v.string(),
  /** The person's name at that time; null for the command line. */
  actor: v.nullable(v.string()),
  actor_now: presentName,
  action: v.picklist(reportActions),
  defect_id: v.nullable(v.number()),
  before: v.nullable(v.record(v.string(), v.unknown())),
  after: v.nullable(v.record(v.string(), v.unknown())),
});

export const reportRecord = v.object({
  ...reportRow.entries,
  sent_at: v.nullable(v.string()),
  superseded_at: v.nullable(v.string()),
  /** As the driver entered and signed it. */
  report: inspection,
  /** Absent in earlier versions. */
  digest: v.optional(v.string(), ''),
  signing_consent: consentOfSignature,
  /** Those of copies that earlier versions printed, which had the values of their day. */
  earlier_digests: v.optional(v.array(v.string()), []),
  marked_by_category: markedByCategory,
  not_fitted: notFitted,
  defects: v.array(defect),
  /** The defects that hold the report's vehicles now, no matter who reported them. */
  holding: v.optional(v.array(v.pick(defect, ['vehicle', 'item', 'needs_correction'])), []),
  /** The report's vehicles that may be held under another number. `as` has the similar numbers of held vehicles. */
  may_be_held: v.optional(v.array(v.object({ vehicle: vehicleName, as: v.array(v.string()) })), []),
  /** Oldest first. Absent in earlier versions. */
  events: v.optional(v.array(laterEvent), []),
  /** Oldest first. */
  reviews: v.array(review),
  /** Oldest first. */
  history: v.array(reportEvent),
});
export type ReportRecord = v.InferOutput<typeof reportRecord>;
