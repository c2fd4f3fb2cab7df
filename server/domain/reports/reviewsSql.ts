import { sql, type SQL } from 'drizzle-orm';
import { instant } from '../../platform/database/jsonRows';
import { consentAsJson } from '../people/consents';

/** Selects a report's reviews as JSON, oldest first. */
export function toReviewsSql(reportId: SQL): SQL {
  return sql`(select coalesce(jsonb_agg(jsonb_build_object(
      'name', name, 'at', ${instant(sql`reviewed_at`)},
      'signing_consent', ${consentAsJson(sql`consent_id`)}) order by reviewed_at, review_id), '[]')
    from reviewed_reports join report_reviews on report_reviews.id = review_id
    where reviewed_reports.report_id = ${reportId})`;
}
