import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { InspectionComment, InspectionUpdate } from '../../src/contract/inspection';
import type { Queries } from '../db/Database';
import { users } from '../db/schema/accounts';
import { inspectionComments, inspections } from '../db/schema/inspections';
import { inspectionAnswer, itemValuesOf } from './inspectionAnswer';
import type { CommentRow, InspectionAnswer, InspectionRow } from './inspectionAnswer';
import type { CreateRequest } from './inspectionRequests';

/**
 * A driver's reports (design 7). The current one is neither sent nor superseded. Every write first locks
 * the driver's own row, so that two requests of one driver take turns, and those of others don't wait.
 */
const isCurrent = (ownerId: number) =>
  and(
    eq(inspections.ownerId, ownerId),
    isNull(inspections.sentAt),
    isNull(inspections.supersededAt),
  );

/** The driver's current report, or null. */
export async function currentInspection(queries: Queries, ownerId: number) {
  const [row] = await queries.select().from(inspections).where(isCurrent(ownerId));
  return row ? answerOf(queries, row) : null;
}

/**
 * Stores a report as the current one and closes the earlier as superseded (kept). A repeat of what is
 * already current makes nothing: the answer to the first may have been lost on the road.
 */
export async function createInspection(
  queries: Queries,
  ownerId: number,
  report: CreateRequest,
): Promise<InspectionAnswer> {
  return queries.transaction(async (tx) => {
    await lockDriver(tx, ownerId);
    const current = await currentInspection(tx, ownerId);
    if (current && hasSameContent(current, report)) return current;
    await tx.update(inspections).set({ supersededAt: new Date() }).where(isCurrent(ownerId));
    const { comments, ...values } = report;
    const [row] = await tx
      .insert(inspections)
      .values({ ...values, ownerId })
      .returning();
    if (!row) throw new Error('an inspection was not stored');
    await insertComments(tx, row.id, comments);
    return answerOf(tx, row);
  });
}

/** Sends the driver's report. A repeat gets the same answer; null when it is not his current one. */
export async function sendInspection(queries: Queries, ownerId: number, id: number) {
  return queries.transaction(async (tx) => {
    await lockDriver(tx, ownerId);
    const [row] = await tx
      .select()
      .from(inspections)
      .where(
        and(
          eq(inspections.id, id),
          eq(inspections.ownerId, ownerId),
          isNull(inspections.supersededAt),
        ),
      );
    if (!row) return null;
    if (!row.sentAt) {
      await tx.update(inspections).set({ sentAt: new Date() }).where(eq(inspections.id, id));
    }
    return answerOf(tx, row);
  });
}

/** Replaces the comments and sets the changed item; null when the report is not the driver's current one. */
export async function updateInspection(
  queries: Queries,
  ownerId: number,
  id: number,
  { comments, ...items }: InspectionUpdate,
): Promise<CommentRow[] | null> {
  return queries.transaction(async (tx) => {
    await lockDriver(tx, ownerId);
    const [row] = await tx
      .update(inspections)
      .set({ ...items, updatedAt: sql`now()` })
      .where(and(eq(inspections.id, id), isCurrent(ownerId)))
      .returning({ id: inspections.id });
    if (!row) return null;
    await tx.delete(inspectionComments).where(eq(inspectionComments.inspectionId, id));
    await insertComments(tx, id, comments);
    return commentsOf(tx, id);
  });
}

async function lockDriver(tx: Queries, ownerId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('update');
}

/** Whatever report a comment claims to belong to, it belongs to the one it came with. */
async function insertComments(tx: Queries, inspectionId: number, comments: InspectionComment[]) {
  if (comments.length === 0) return;
  await tx.insert(inspectionComments).values(
    comments.map(({ key, text, fixed }, position) => ({
      inspectionId,
      key,
      position,
      text,
      fixed,
    })),
  );
}

function commentsOf(queries: Queries, id: number): Promise<CommentRow[]> {
  return queries
    .select()
    .from(inspectionComments)
    .where(eq(inspectionComments.inspectionId, id))
    .orderBy(asc(inspectionComments.position));
}

async function answerOf(queries: Queries, row: InspectionRow): Promise<InspectionAnswer> {
  return inspectionAnswer(row, await commentsOf(queries, row.id));
}

/** Compares what the driver wrote; ids and times are the server's. */
function hasSameContent(current: InspectionAnswer, report: CreateRequest): boolean {
  return contentOf(current) === contentOf({ ...report, date_inspected: wireMoment(report) });
}

const wireMoment = ({ date_inspected }: CreateRequest) => {
  const [day = '', time = ''] = date_inspected.split(' ');
  return `${day.split('-').reverse().join('-')} ${time}`;
};

function contentOf(report: CreateRequest | InspectionAnswer): string {
  return JSON.stringify([
    report.carrier,
    report.address,
    report.date_inspected,
    report.truck_number,
    report.odometer_reading,
    report.trailer_numbers,
    report.drivers_signature,
    report.drivers_signature_date,
    report.mechanics_signature,
    report.mechanics_signature_date,
    report.satisfactory_vehicle_condition,
    itemValuesOf(report),
    report.comments.map(({ key, text, fixed }) => [key, text, fixed]),
  ]);
}
