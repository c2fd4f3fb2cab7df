import { and, not, sql } from 'drizzle-orm';
import { checklistKeys } from '../../src/contract/checklist';
import type { Queries } from '../db/Database';
import { rowsOf } from '../db/rows';
import { inspections } from '../db/schema/inspections';
import { inspectionAnswer } from './inspectionAnswer';
import type { InspectionAnswer } from './inspectionAnswer';
import type { CreateRequest } from './inspectionRequests';
import { commentsAsJson, isCurrent } from './inspections';
import { lockDriver } from './lockDriver';

/** What the database adds to a report; the times are ISO 8601 texts. */
interface Stored {
  id: number | string;
  created_at: string;
  updated_at: string;
}

/**
 * Stores a report as the current one and closes the earlier as superseded (kept). A repeat of what is
 * already current makes nothing: the answer to the first may have been lost.
 *
 * The report goes out as one JSON parameter, and only what the request does not say comes back: a parameter
 * and a column of the answer for each of its 75 values took three times as long.
 */
export async function createInspection(
  queries: Queries,
  ownerId: number,
  report: CreateRequest,
): Promise<InspectionAnswer> {
  const { comments, ...values } = report;
  const json = {
    report: jsonOf({ ...values, date_inspected: storedMoment(values.date_inspected) }),
    comments: jsonOf(comments.map(({ key, text, fixed }) => ({ key, text, fixed }))),
  };
  const stored = await queries.transaction(async (tx) => {
    await lockDriver(tx, ownerId);
    const saysTheSame = sql`(to_jsonb(inspections) @> ${json.report}::jsonb
      and ${commentsAsJson} = ${json.comments}::jsonb)`;
    await tx
      .update(inspections)
      .set({ supersededAt: new Date() })
      .where(and(isCurrent(ownerId), not(saysTheSame)));
    const [row] = await rowsOf<Stored>(tx, insertUnlessCurrent(ownerId, json));
    if (!row) throw new Error('an inspection was not stored');
    return row;
  });
  const id = Number(stored.id);
  const createdAt = new Date(stored.created_at);
  const updatedAt = new Date(stored.updated_at);
  return inspectionAnswer({ ...values, id, createdAt, updatedAt }, comments);
}

/** '2026-11-21 08:30' as PostgreSQL writes it in JSON, so that the two can be compared. */
const storedMoment = (moment: string) => `${moment.replace(' ', 'T')}:00`;

/** JSON that PostgreSQL takes: it refuses half a surrogate pair, which becomes U+FFFD as in any UTF-8. */
function jsonOf(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? part.replace(/\p{Surrogate}/gu, '\ufffd') : part,
  );
}

const columns = sql.raw(
  [
    'carrier',
    'address',
    'date_inspected',
    'truck_number',
    'odometer_reading',
    'trailer_numbers',
    'drivers_signature',
    'drivers_signature_date',
    'mechanics_signature',
    'mechanics_signature_date',
    'satisfactory_vehicle_condition',
    ...checklistKeys,
  ].join(', '),
);

/** Answers the report that it inserted, or the current one, which then says the same. */
const insertUnlessCurrent = (ownerId: number, json: { report: string; comments: string }) => sql`
  with created as (
    insert into inspections (owner_id, ${columns})
    select ${ownerId}, ${columns}
    from jsonb_populate_record(null::inspections, ${json.report}::jsonb)
    where not exists (select from inspections where ${isCurrent(ownerId)})
    returning id, created_at, updated_at
  ), described as (
    insert into inspection_comments (inspection_id, position, key, text, fixed)
    select created.id, comment.position - 1, comment.key, comment.text, comment.fixed
    from created, rows from (
      jsonb_to_recordset(${json.comments}::jsonb) as (key text, text text, fixed boolean)
    ) with ordinality as comment (key, text, fixed, position)
  ), stored as (
    select * from created
    union all
    select id, created_at, updated_at from inspections where ${isCurrent(ownerId)}
  )
  select id, to_json(created_at) #>> '{}' as created_at, to_json(updated_at) #>> '{}' as updated_at
  from stored`;
