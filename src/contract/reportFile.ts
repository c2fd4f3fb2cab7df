import * as v from 'valibot';
import { maxText } from './fields';
import { limits } from './limits';

export const reportFileFormat = 'linehaul-report-1';

/**
 * A report that a driver saved as a file. `account` is the driver's account at Linehaul's own backend. A file without it
 * belongs to the account that had the username `driver` at the time of the report. The server validates `report` like the
 * body of POST create.
 */
export const reportFile = v.object({
  format: v.literal(reportFileFormat, 'This file is not a report saved on a driver’s phone.'),
  driver: v.pipe(v.string(), maxText(limits.username)),
  account: v.optional(v.number()),
  report: v.record(v.string(), v.unknown()),
});
export type ReportFile = v.InferOutput<typeof reportFile>;
