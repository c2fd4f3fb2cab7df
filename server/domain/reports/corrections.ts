import { sql, type SQL } from 'drizzle-orm';

/** The id of the report that corrects another one; null if none does. Only the driver can say so. */
export const correctedBy = (reportId: SQL) =>
  sql`(select max(correction.id) from inspections as correction where correction.corrects = ${reportId})`;

/** Whether a report counts. A report that its driver has corrected does not. */
export const counts = (reportId: SQL) =>
  sql`not exists (select from inspections as correction where correction.corrects = ${reportId})`;
