import * as v from 'valibot';
import { filters, listQuery, officePaths } from './lists';

export const auditPaths = officePaths('audit');

const fields = v.nullable(v.record(v.string(), v.unknown()));

/**
 * One write in the office. `actor_id` is null for the command line; `before` and `after` hold the
 * changed fields.
 */
export const auditEntry = v.object({
  id: v.number(),
  at: v.string(),
  actor_id: v.nullable(v.number()),
  actor_name: v.string(),
  action: v.string(),
  resource: v.string(),
  record_id: v.string(),
  before: fields,
  after: fields,
});
export type AuditEntry = v.InferOutput<typeof auditEntry>;

const notAnInstant = 'Must be an instant like 2026-11-22T08:00:00Z.';
const instant = v.optional(
  v.pipe(
    v.string(),
    v.maxLength(40, notAnInstant),
    v.isoTimestamp(notAnInstant),
    v.check((text) => !Number.isNaN(Date.parse(text)), notAnInstant),
  ),
);

export const auditQuery = listQuery({
  sorts: ['at'],
  sort: 'at',
  order: 'desc',
  filters: {
    /** An account's id. */
    actor_id: filters.id,
    /** The actor's name at that time; the command line's is 'command line'. */
    actor_name: filters.search,
    resource: v.optional(v.pipe(v.string(), v.maxLength(50))),
    record_id: v.optional(v.pipe(v.string(), v.maxLength(50))),
    /** From this instant, inclusive. */
    since: instant,
    /** Up to this instant, exclusive. */
    before: instant,
  },
});
export type AuditQuery = v.InferOutput<typeof auditQuery>;
