import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { reviewResponse } from '@/contract/extensions';
import type { NotFixed, ReviewRequest } from '@/contract/extensionRequests';
import type { Queries } from '../../platform/database/Database';
import { lockReportsAlone, lockReportsShared } from '../../platform/database/reportsLock';
import { HttpRejection } from '../../platform/rejections';
import { reopen, type Context } from '../defects/changeDefects';
import { storeConsent } from '../people/consents';
import { reportReviews } from '../tables/reviews';
import { countRows, jsonRows, notAfterNow } from '../../platform/database/jsonRows';

/**
 * Stores a driver's review of reports, and reopens the defects that the driver found not fixed. Skips a defect that is
 * no longer certified in the version that the driver read, because a phone may send the review days later. A repeat of
 * the same id changes nothing and gets the same response. Throws 409 if the id belongs to another driver.
 */
export async function storeReview(context: Context, review: ReviewRequest) {
  const response = await context.queries.transaction(async (tx) => {
    // Takes the advisory lock before any row's lock.
    await (review.not_fixed.length > 0 ? lockReportsAlone(tx) : lockReportsShared(tx));
    const stored = await insertReview(tx, context.actor.id, review);
    if (!stored) {
      await checkReviewer(tx, context.actor.id, review.id);
      return { id: review.id, reopened: await reopenedBy(tx, review.id) };
    }
    const reopened: number[] = [];
    for (const doubt of review.not_fixed) {
      const isReopened = await reopenAsRead({ ...context, queries: tx }, review, doubt);
      if (isReopened) reopened.push(doubt.defect);
    }
    const notFixed = review.not_fixed.map((doubt) => ({
      ...doubt,
      reopened: reopened.includes(doubt.defect),
    }));
    await tx.update(reportReviews).set({ notFixed }).where(eq(reportReviews.id, review.id));
    return v.parse(reviewResponse, { id: review.id, reopened });
  });
  context.notifications.deliverSoon();
  return response;
}

/** Stores a review. Returns false if one with this id already exists. */
async function insertReview(tx: Queries, reviewerId: number, review: ReviewRequest) {
  const { id, name, reports, confirmed_safe, consent: shown, reviewed_at: signedAt } = review;
  const reviewedAt = notAfterNow(signedAt);
  const consentId = await storeConsent(tx, { account: reviewerId, shown, signedAt });
  const stored = await tx
    .insert(reportReviews)
    .values({
      id,
      reviewerId,
      name,
      reviewedAt,
      confirmedSafe: confirmed_safe,
      notFixed: [],
      consentId,
    })
    .onConflictDoNothing()
    .returning({ id: reportReviews.id });
  if (stored.length === 0) return false;
  await tx.execute(sql`insert into reviewed_reports (report_id, review_id)
    select id, ${id}::uuid from inspections where id in ${[...new Set(reports)]}`);
  await tx.execute(sql`insert into report_events (report_id, actor_id, action)
    select report_id, ${reviewerId}, 'reviewed' from reviewed_reports where review_id = ${id}::uuid
    order by report_id`);
  return true;
}

async function checkReviewer(tx: Queries, reviewerId: number | null, id: string): Promise<void> {
  const [stored] = await tx.select().from(reportReviews).where(eq(reportReviews.id, id));
  if (stored?.reviewerId === reviewerId) return;
  throw new HttpRejection(409, { detail: 'This review belongs to another driver.' });
}

async function reopenedBy(tx: Queries, id: string): Promise<number[]> {
  const rows = await jsonRows(
    tx,
    v.object({ defect: v.number() }),
    sql`select (doubt ->> 'defect')::integer as defect
      from report_reviews, jsonb_array_elements(not_fixed) as doubt
      where id = ${id} and (doubt ->> 'reopened')::boolean`,
  );
  return rows.map(({ defect }) => defect);
}

/**
 * Reopens a defect. Returns false if it has changed since the driver read it, or if its vehicle is in none of the
 * reviewed reports.
 */
async function reopenAsRead(
  context: Context,
  { id: reviewId, reviewed_at }: ReviewRequest,
  doubt: NotFixed,
): Promise<boolean> {
  const { defect: id, version, note } = doubt;
  const isReviewed = await countRows(
    context.queries,
    sql`defects where defects.id = ${id} and defects.vehicle_id in (
      select vehicle_id from report_vehicles join reviewed_reports using (report_id)
      where review_id = ${reviewId}::uuid)`,
  );
  if (isReviewed === 0) return false;
  try {
    const enteredAt = new Date(reviewed_at).toISOString();
    await reopen(context, { id, version }, { how: 'not_fixed', note, enteredAt });
    return true;
  } catch (error) {
    if (error instanceof HttpRejection) return false;
    throw error;
  }
}
