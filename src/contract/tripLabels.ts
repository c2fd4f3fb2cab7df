import type { ReportRow } from './records';

export const tripLabels: Record<NonNullable<ReportRow['trip']>, string> = {
  before: 'Before the trip',
  after: 'After the trip',
};
