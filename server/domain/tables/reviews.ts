import { bigint, boolean, pgTable, primaryKey, uuid, varchar } from 'drizzle-orm/pg-core';
import { limits } from '@/contract/limits';
import { jsonColumn } from '../../platform/database/jsonColumn';
import { signingConsents, users } from './accounts';
import { inspections } from './inspections';
import { timestamptz } from './timestamptz';

/** Drivers' reviews of reports. The phone makes the id, so a repeated request stores nothing. */
export const reportReviews = pgTable('report_reviews', {
  id: uuid('id').primaryKey(),
  reviewerId: bigint('reviewer_id', { mode: 'number' })
    .notNull()
    .references(() => users.id),
  name: varchar('name', { length: limits.reportText }).notNull(),
  /** When the driver signed, by the phone's clock, or when the review arrived if that was earlier. */
  reviewedAt: timestamptz('reviewed_at').notNull(),
  /** Certified defects that the driver found not fixed, as {defect, version, note, reopened}. */
  notFixed: jsonColumn('not_fixed').notNull(),
  confirmedSafe: boolean('confirmed_safe').notNull(),
  /** The consent under which the driver signed; null if none was recorded. */
  consentId: bigint('consent_id', { mode: 'number' }).references(() => signingConsents.id),
});

export const reviewedReports = pgTable(
  'reviewed_reports',
  {
    reportId: bigint('report_id', { mode: 'number' })
      .notNull()
      .references(() => inspections.id),
    reviewId: uuid('review_id')
      .notNull()
      .references(() => reportReviews.id),
  },
  (table) => [primaryKey({ columns: [table.reportId, table.reviewId] })],
);
