import { sql } from 'drizzle-orm';
import type { LeadFilters } from '@/contract/office/leads';
import { splitSearchWords } from '@/contract/office/lists';
import { joinConditions, instant, withinDays } from '../../platform/database/jsonRows';
import { nameOfAccount } from '../people/personName';
import { contains } from '../../platform/database/lists';

/** Joins both kinds of leads with the visitor's fields. */
export const leadTables = sql`leads
  left join driver_applications a on leads.kind = 'driver_application' and a.id = record_id
  left join quote_requests q on leads.kind = 'quote_request' and q.id = record_id`;

export const leadColumns = sql`
  leads.id, leads.kind, ${instant(sql`leads.received_at`)} as received_at, leads.state,
  leads.seen_at is not null as seen, leads.assignee_id,
  ${nameOfAccount(sql`leads.assignee_id`)} as assignee,
  (select count(*) from lead_notes where lead_id = leads.id) as notes,
  case when a.id is not null then to_jsonb(a) end as application,
  case when q.id is not null then to_jsonb(q) end as quote,
  leads.version`;

const searched = sql`concat_ws(' ', a.first_name, a.last_name, a.phone, a.email, a.state,
  q.business_email, q.pickup_location, q.delivery_location, q.commodity)`;

/** Whether one of the form's short texts contains the word. */
export const hasLeadWord = (word: string) => contains(searched, word);

/** Selects the matching leads. `timeZone` determines when the days `from` and `to` begin and end. */
export function matching(filters: LeadFilters, timeZone: string) {
  const { search, kind, state, seen, assignee, from, to } = filters;
  return joinConditions([
    ...splitSearchWords(search).map(hasLeadWord),
    kind !== undefined && sql`leads.kind = ${kind}`,
    state !== undefined && sql`leads.state = ${state}`,
    seen !== undefined && sql`(leads.seen_at is not null) = ${seen}`,
    assignee !== undefined && sql`leads.assignee_id = ${assignee}`,
    withinDays(sql`leads.received_at`, { from, to }, timeZone),
  ]);
}
