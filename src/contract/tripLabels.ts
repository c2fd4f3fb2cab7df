import type { ReportRow } from './records';

/** Labels that say whether the driver inspected before or after the trip. */
export const tripLabels: Record<NonNullable<ReportRow['trip']>, string> = {
  before: 'Before the trip',
  after: 'After the trip',
};
