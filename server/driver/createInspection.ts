import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Queries } from '../db/Database';
import { jsonOf } from '../db/json';
import { rowsOf } from '../db/rows';
import type { Channel } from '../db/schema/deliveries';
import { inspectionAnswer } from './inspectionAnswer';
import type { InspectionAnswer } from './inspectionAnswer';
import type { CreateRequest } from './inspectionRequests';

/** The columns that the database adds to a report; times are ISO 8601 texts. */
interface Stored {
  id: number | string;
  created_at: string;
  updated_at: string;
}

/**
 * Stores a report as the current one and marks the previous one as superseded. Does nothing if it
 * equals the current report, since the response to the first attempt may have been lost. The
 * function `create_report` (migration 0008) does the work and returns only what the request does
 * not contain. The same statement announces the report on the channels.
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

/** Adds the report to the outbox once; for a repeat it is already there. */
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

/** Converts '2026-11-21 08:30' to PostgreSQL's JSON format, so that the two can be compared. */
const storedMoment = (moment: string) => `${moment.replace(' ', 'T')}:00`;
