import * as v from 'valibot';
import { limits } from './limits';

export const reportFileFormat = 'linehaul-report-1';

/** A report that a driver saved as a file. The server validates `report` like the body of POST create. */
export const reportFile = v.object({
  format: v.literal(reportFileFormat, 'This file is not a report saved on a driver’s phone.'),
  driver: v.pipe(v.string(), v.maxLength(limits.username)),
  report: v.record(v.string(), v.unknown()),
});
export type ReportFile = v.InferOutput<typeof reportFile>;
