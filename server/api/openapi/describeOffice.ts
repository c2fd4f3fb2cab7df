import type { CallDescription } from './CallDescription';
import { auditCalls } from '../office/auditLog/describe';
import { commentCalls } from '../office/comments/describe';
import { companyCalls } from '../office/company/describe';
import { contentCalls } from '../office/content/describe';
import { deliveryCalls } from '../office/deliveries/describe';
import { defectCalls } from '../office/defects/describe';
import { leadCalls } from '../office/leads/describe';
import { mediaCalls } from '../office/media/describe';
import { accountCalls } from '../office/accounts/describe';
import { peopleCalls } from '../office/people/describe';
import { reportCalls } from '../office/reports/describe';
import { vehicleCalls } from '../office/vehicles/describe';

/** Every call of the office. */
export const officeCalls: readonly CallDescription[] = [
  ...peopleCalls,
  ...accountCalls,
  ...auditCalls,
  ...reportCalls,
  ...defectCalls,
  ...deliveryCalls,
  ...vehicleCalls,
  ...leadCalls,
  ...commentCalls,
  ...mediaCalls,
  ...contentCalls,
  ...companyCalls,
];
