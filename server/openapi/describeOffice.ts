import type { CallDescription } from './CallDescription';
import { auditCalls } from '../office/auditLog/describe';
import { defectCalls } from '../office/defects/describe';
import { peopleCalls } from '../office/people/describe';
import { reportCalls } from '../office/reports/describe';
import { vehicleCalls } from '../office/vehicles/describe';

/** Every call of the office. */
export const officeCalls: readonly CallDescription[] = [
  ...peopleCalls,
  ...auditCalls,
  ...reportCalls,
  ...defectCalls,
  ...vehicleCalls,
];
