import * as v from 'valibot';
import { maxText } from '../fields';
import { presentName } from '../presentName';
import { filters, listQuery, officePaths } from './lists';

export const auditPaths = officePaths('audit');

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
    'withdraw-consent',
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

export type AuditEvent = {
  [Resource in keyof Actions]: { resource: Resource; action: Actions[Resource][number] };
}[keyof Actions];

type KindOf<Event> = Event extends {
  resource: infer R extends string;
  action: infer A extends string;
}
  ? `${R}.${A}`
  : never;
/** A resource and an action: 'vehicles.merge'. */
export type AuditKind = KindOf<AuditEvent>;

export const auditKinds = Object.entries(actions).flatMap(([resource, names]) =>
  names.map((action) => `${resource}.${action}` as AuditKind),
);

const fields = v.nullable(v.record(v.string(), v.unknown()));

/** One recorded action. `actor_id` is null for the command line. `before` and `after` have the changed fields. */
export const auditEntry = v.object({
  id: v.number(),
  at: v.string(),
  actor_id: v.nullable(v.number()),
  /** The actor's full name at that time, or their username if there was none. */
  actor_name: v.string(),
  actor_now: presentName,
  /** Null for an action that this version does not recognize. */
  kind: v.nullable(v.picklist(auditKinds)),
  action: v.string(),
  resource: v.string(),
  record_id: v.string(),
  /** An account's name at that time, any other record's current name; null if there is none. */
  name: v.nullable(v.string()),
  name_now: presentName,
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
    actor_id: filters.id,
    search: filters.search,
    /** Part of the actor's name. For the command line, the name is 'command line'. */
    actor_name: filters.search,
    resource: v.optional(v.pipe(v.string(), maxText(50))),
    record_id: v.optional(v.pipe(v.string(), maxText(50))),
    /** Inclusive. */
    since: instant,
    /** Exclusive. */
    before: instant,
  },
});
export type AuditQuery = v.InferOutput<typeof auditQuery>;
