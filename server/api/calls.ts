import { accountCalls } from './account/calls';
import { browserErrorCalls } from './browserErrors/calls';
import { commentCalls } from './comments/calls';
import { contentCalls } from './content/calls';
import { driverCalls } from './driver/calls';
import { extensionCalls } from './extensions/calls';
import { leadCalls } from './leads/calls';
import { accountCalls as accountNameCalls } from './office/accounts/calls';
import { auditCalls } from './office/auditLog/calls';
import { officeCommentCalls } from './office/comments/calls';
import { companyCalls } from './office/company/calls';
import { officeContentCalls } from './office/content/calls';
import { defectCalls } from './office/defects/calls';
import { deliveryCalls } from './office/deliveries/calls';
import { driverListCalls } from './office/drivers/calls';
import { exportCalls } from './office/exports/calls';
import { importCalls } from './office/imports/calls';
import { officeLeadCalls } from './office/leads/calls';
import { mediaCalls } from './office/media/calls';
import { networkCalls } from './office/network/calls';
import { openingCalls } from './office/opening/calls';
import { peopleCalls } from './office/people/calls';
import { reportCalls } from './office/reports/calls';
import { todayCalls } from './office/today/calls';
import { vehicleCalls } from './office/vehicles/calls';
import type { Call } from './declaredCall';

export const specifiedCalls: readonly Call[] = [
  ...accountCalls,
  ...contentCalls,
  ...commentCalls,
  ...leadCalls,
  ...driverCalls,
];

/**
 * The calls under /api/office/ (docs/product.md, The office), with the conventions of
 * src/contract/office/lists.ts.
 */
const officeCalls: readonly Call[] = [
  ...peopleCalls,
  ...accountNameCalls,
  ...auditCalls,
  ...reportCalls,
  ...defectCalls,
  ...vehicleCalls,
  ...importCalls,
  ...driverListCalls,
  ...officeLeadCalls,
  ...officeCommentCalls,
  ...mediaCalls,
  ...todayCalls,
  ...deliveryCalls,
  ...officeContentCalls,
  ...companyCalls,
  ...openingCalls,
  ...networkCalls,
  ...exportCalls,
];

export const everyCall: readonly Call[] = [
  ...specifiedCalls,
  ...officeCalls,
  ...extensionCalls,
  ...browserErrorCalls,
];
