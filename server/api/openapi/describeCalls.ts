import * as v from 'valibot';
import * as about from '@/contract/about';
import * as account from '@/contract/account';
import { changePasswordRequest, changeUsernameRequest } from '@/contract/accountChanges';
import { calls } from '@/contract/calls';
import { comment, comments } from '@/contract/comment';
import { commentRequest } from '@/contract/commentForm';
import * as common from '@/contract/common';
import * as driver from '@/contract/driver';
import { driverApplication } from '@/contract/driverApplication';
import * as inspection from '@/contract/inspection';
import { firstLoginRequest } from '@/contract/loginRequest';
import { createRequest, updateRequest } from '../../domain/reports/inspectionRequests';
import { quoteRequest } from '@/contract/quote';
import * as shipper from '@/contract/shipper';
import type { CallDescription } from './CallDescription';

const detail = v.object({ detail: v.string() });

function content(path: string, summary: string, answer: v.GenericSchema): CallDescription {
  return { path, method: 'get', summary, answer };
}

const contentCalls = [
  content(calls.contacts, "The footer's contacts", about.contacts),
  content(calls.about, "Home's rich texts", about.aboutContent),
  content(calls.homeFiles, "The hero's film", about.homeFiles),
  content(calls.forgotPassword, 'Whom to ask for a new password', account.supportContact),
  content(calls.driverPage, 'Texts of the Drivers page', driver.driverPage),
  content(calls.reasons, 'Features for drivers and for shippers', common.reasons),
  content(calls.opportunities, 'Opportunities for drivers', common.opportunities),
  content(calls.howWorking, 'Steps from application to first load', common.howWorking),
  content(calls.services, 'Services', common.services),
  content(calls.comments, 'Published comments, newest first', comments),
  content(calls.locations, 'Terminals on the map', common.locations),
  content(calls.locationsText, "The map's text", common.locationsText),
  content(calls.companies, 'Companies in the carousel', common.companies),
  content(calls.reliableSolutions, 'Reliable solutions', common.reliableSolutions),
  content(calls.shipperPage, 'Texts of the Shippers page', shipper.shipperPage),
  content(calls.reasonsToChoose, 'Reasons to choose', shipper.reasonsToChoose),
  content(calls.secondReasonsToChoose, 'Trades in the carousel', shipper.secondReasons),
  content(calls.thirdReasonsToChoose, 'Alternating sections', shipper.thirdReasons),
];

const writes: CallDescription[] = [
  {
    path: calls.login,
    method: 'post',
    summary: 'Sign in',
    body: firstLoginRequest,
    answer: account.loginAnswer,
  },
  {
    path: calls.refresh,
    method: 'post',
    summary: 'A new access token',
    body: account.refreshRequest,
    answer: account.refreshAnswer,
  },
  {
    path: calls.logout,
    method: 'post',
    summary: 'End the session',
    body: account.refreshRequest,
    answer: detail,
  },
  {
    path: calls.driverForm,
    method: 'post',
    summary: 'Apply as a driver',
    body: driverApplication,
    answer: detail,
    status: 201,
  },
  {
    path: calls.shipperForm,
    method: 'post',
    summary: 'Request a quote',
    body: quoteRequest,
    answer: detail,
    status: 201,
  },
  {
    path: calls.comments,
    method: 'post',
    summary: 'Leave a comment',
    body: commentRequest,
    answer: comment,
    status: 201,
  },
];

const changeUsername = {
  path: calls.changeUsername,
  summary: 'Change the username',
  body: changeUsernameRequest,
  answer: account.account,
  needsBearer: true,
} as const;

const bearerCalls: CallDescription[] = [
  {
    path: calls.me,
    method: 'get',
    summary: 'Who is signed in',
    answer: account.account,
    needsBearer: true,
  },
  { ...changeUsername, method: 'patch' },
  { ...changeUsername, method: 'put' },
  {
    path: calls.changePassword,
    method: 'put',
    summary: 'Change the password; ends all other sessions',
    body: changePasswordRequest,
    answer: detail,
    needsBearer: true,
  },
  {
    path: calls.currentInspection,
    method: 'get',
    summary: "The driver's newest report that was not yet sent",
    answer: inspection.inspection,
    needsBearer: true,
  },
  {
    path: calls.createInspection,
    method: 'post',
    summary: 'Store a report as the current one',
    body: createRequest,
    answer: inspection.inspection,
    status: 201,
    needsBearer: true,
  },
  {
    path: calls.sendInspection,
    method: 'get',
    summary: 'Send the finished report (idempotent)',
    answer: inspection.inspection,
    needsBearer: true,
  },
  {
    path: calls.updateInspection,
    method: 'patch',
    summary: 'Replace the comments and set the changed item',
    body: updateRequest,
    answer: v.object({ comments: v.array(inspection.inspectionComment) }),
    needsBearer: true,
  },
];

/** Every call of the specification. */
export const describedCalls: readonly CallDescription[] = [
  ...contentCalls,
  ...writes,
  ...bearerCalls,
];
