import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Queries } from '../db/Database';
import { jsonOf } from '../db/json';
import { rowsOf } from '../db/rows';
import type { Channel } from '../db/schema/deliveries';
import { inspectionAnswer } from './inspectionAnswer';
import type { InspectionAnswer } from './inspectionAnswer';
import type { CreateRequest } from './inspectionRequests';

/** What the database adds to a report; the times are ISO 8601 texts. */
interface Stored {
  id: number | string;
  created_at: string;
  updated_at: string;
}

/**
 * Stores a report as the current one and closes the earlier as superseded (kept). A repeat of what is
 * already current makes nothing: the answer to the first may have been lost. The work is done by the function
 * `create_report` (migration 0008); only what the request does not say comes back.
 * It is announced on the channels, in the same statement.
 */
export async function createInspection(
  queries: Queries,
  ownerId: number,
  report: CreateRequest,
  channels: readonly Channel[] = [],
): Promise<InspectionAnswer> {
  const { comments, ...values } = report;
  const row = jsonOf({ ...values, date_inspected: storedMoment(values.date_inspected) });
  const list = jsonOf(comments.map(({ key, text, fixed }) => ({ key, text, fixed })));
  const [stored] = await rowsOf<Stored>(
    queries,
    sql`with stored as (select * from create_report(${ownerId}, ${row}::jsonb, ${list}::jsonb))${announced(channels)}
      select id, to_json(created_at) #>> '{}' as created_at, to_json(updated_at) #>> '{}' as updated_at
      from stored`,
  );
  if (!stored) throw new Error('an inspection was not stored');
  const id = Number(stored.id);
  const createdAt = new Date(stored.created_at);
  const updatedAt = new Date(stored.updated_at);
  return inspectionAnswer({ ...values, id, createdAt, updatedAt }, comments);
}

/** Puts the report into the outbox once; a repeat of what is current is in there already. */
function announced(channels: readonly Channel[]): SQL {
  if (channels.length === 0) return sql``;
  const list = sql.join(
    channels.map((channel) => sql`(${channel})`),
    sql`, `,
  );
  return sql`, announced as (
    insert into deliveries (channel, kind, record_id)
    select channel, 'report', stored.id from stored, (values ${list}) as announced (channel)
    where stored.created_at = now()
    on conflict do nothing)`;
}

/** '2026-11-21 08:30' as PostgreSQL writes it in JSON, so that the two can be compared. */
const storedMoment = (moment: string) => `${moment.replace(' ', 'T')}:00`;
