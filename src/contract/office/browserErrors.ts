import * as v from 'valibot';
import { browserErrorRequest, browserParts } from '../browserErrors';
import { filters, listQuery, officePaths } from './lists';

export const browserErrorPaths = officePaths('browser-errors');

/** An error that occurred in one or more page loads; `count` is their number. */
export const browserError = v.object({
  id: v.number(),
  ...browserErrorRequest.entries,
  count: v.number(),
  first_at: v.string(),
  last_at: v.string(),
});
export type BrowserError = v.InferOutput<typeof browserError>;

export const browserErrorQuery = listQuery({
  sorts: ['last_at', 'count'],
  sort: 'last_at',
  order: 'desc',
  filters: { part: v.optional(v.picklist(browserParts)), search: filters.search },
});
export type BrowserErrorQuery = v.InferOutput<typeof browserErrorQuery>;
