import type { ReportRow } from '@/contract/records';

/** When the driver inspected. */
export const tripWords: Record<NonNullable<ReportRow['trip']>, string> = {
  before: 'Before the trip',
  after: 'After the trip',
};
