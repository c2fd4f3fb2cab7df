import * as v from 'valibot';
import { filters, listQuery, officePaths } from './lists';

export const auditPaths = officePaths('audit');

/**
 * The recorded actions of each resource. The office has a sentence for each action
 * (`auditSentences`).
 */
const actions = {
  people: [
    'create',
    'update',
    'reset-password',
    'sign-in-link',
    'revoke-link',
    'email-link',
    'choose-password',
    'import',
    'undo-import',
    'disable',
    'enable',
    'sign-out',
    'change-password',
    'change-username',
    'export',
  ],
  sessions: ['sign-in', 'sign-out'],
  vehicles: [
    'create',
    'update',
    'import',
    'undo-import',
    'merge',
    'confirm',
    'release',
    'not-fitted',
    'export',
  ],
  drivers: ['export'],
  defects: ['certify', 'defer', 'reopen', 'take_back', 'export'],
  leads: ['update', 'seen', 'note', 'reply', 'delete-personal-data', 'export'],
  comments: ['approve', 'hide', 'delete', 'moderation', 'export'],
  media: ['create', 'update', 'delete', 'export'],
  content: ['update', 'restore'],
  company: ['update'],
  site: ['open', 'close'],
  reports: ['export', 'package', 'import', 'purge'],
  deliveries: ['send-again'],
  audit: ['export'],
  'browser-errors': ['export'],
} as const;

type Actions = typeof actions;

/** An action on a resource, as the audit log stores it. */
export type AuditEvent = {
  [Resource in keyof Actions]: { resource: Resource; action: Actions[Resource][number] };
}[keyof Actions];

type KindOf<Event> = Event extends {
  resource: infer R extends string;
  action: infer A extends string;
}
  ? `${R}.${A}`
  : never;
/** An action with its resource, such as 'vehicles.merge'. */
export type AuditKind = KindOf<AuditEvent>;

export const auditKinds = Object.entries(actions).flatMap(([resource, names]) =>
  names.map((action) => `${resource}.${action}` as AuditKind),
);

const fields = v.nullable(v.record(v.string(), v.unknown()));

/**
 * One write in the office. `actor_id` is null for the command line. `before` and `after` hold the
 * changed fields.
 */
export const auditEntry = v.object({
  id: v.number(),
  at: v.string(),
  actor_id: v.nullable(v.number()),
  /** The actor's current full name. If there is none, their username at that time. */
  actor_name: v.string(),
  /** Null for an action that is unknown to this version. */
  kind: v.nullable(v.picklist(auditKinds)),
  action: v.string(),
  resource: v.string(),
  record_id: v.string(),
  /** The record's current name; null if the record was deleted or has no name. */
  name: v.nullable(v.string()),
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
    /** Words from the actor's name, the record's name, or an old or new value. */
    search: filters.search,
    /** Part of the actor's name. The name of the command line is 'command line'. */
    actor_name: filters.search,
    resource: v.optional(v.pipe(v.string(), v.maxLength(50))),
    record_id: v.optional(v.pipe(v.string(), v.maxLength(50))),
    /** The start of the period, inclusive. */
    since: instant,
    /** The end of the period, exclusive. */
    before: instant,
  },
});
export type AuditQuery = v.InferOutput<typeof auditQuery>;
