import * as v from 'valibot';
import {
  defect,
  markedByCategory,
  reportResults,
  reportRow,
  reportStates,
  review,
  trips,
  vehicleName,
} from '../records';
import { inspection } from '../inspection';
import { notFitted } from '../notFitted';
import { filters, listQuery, officePaths, oneOf } from './lists';
import { listResponse } from './listResponse';

/** The events of a report's history. */
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
  /** The audit package of the reports that match the filters. */
  package: '/api/office/reports.zip',
} as const;

/** The content type of an audit package. */
export const packageType = 'application/zip';
/** The folder with the reports in an audit package. */
export const packageReports = 'reports/';
/** The response header of an audit package with the number of reports that match the filters. */
export const matchedReportsHeader = 'X-Matched-Reports';

const reportFilters = {
  /**
   * Part of a vehicle's number or of an account's name, the beginning of the driver's name, or a
   * report's id.
   */
  search: filters.search,
  vehicle: filters.id,
  driver: filters.id,
  from: filters.day,
  to: filters.day,
  result: oneOf(reportResults),
  /** The default is `all`, which pages of earlier versions send explicitly. */
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
/** The report that an import stored. */
export const importedReport = v.object({ id: v.number() });
export const reportListResponse = listResponse(reportRow);

/** The filters alone, without an order or a page. */
export const packageQuery = v.object(reportFilters);
export type ReportFilters = Omit<ReportQuery, 'page' | 'perPage' | 'sort' | 'order'>;

export const reportEvent = v.object({
  id: v.number(),
  at: v.string(),
  /** The name of the person; null for the command line. */
  actor: v.nullable(v.string()),
  action: v.picklist(reportActions),
  defect_id: v.nullable(v.number()),
  before: v.nullable(v.record(v.string(), v.unknown())),
  after: v.nullable(v.record(v.string(), v.unknown())),
});

/** A report as the driver's calls return it, plus the office's facts about it. */
export const reportRecord = v.object({
  ...reportRow.entries,
  sent_at: v.nullable(v.string()),
  superseded_at: v.nullable(v.string()),
  report: inspection,
  /** The digest of the report as it is now. Absent in earlier versions. */
  digest: v.optional(v.string(), ''),
  marked_by_category: markedByCategory,
  /** The items that were not fitted when the report was submitted. */
  not_fitted: notFitted,
  defects: v.array(defect),
  /** The defects that hold the report's vehicles now, regardless of who reported them. */
  holding: v.optional(v.array(v.pick(defect, ['vehicle', 'item'])), []),
  /**
   * The report's vehicles whose numbers look like those of held vehicles, with the held numbers.
   */
  may_be_held: v.optional(v.array(v.object({ vehicle: vehicleName, as: v.array(v.string()) })), []),
  /** Reviews, oldest first. */
  reviews: v.array(review),
  /** History, oldest first. */
  history: v.array(reportEvent),
});
export type ReportRecord = v.InferOutput<typeof reportRecord>;
