import { calls as paths } from '@/contract/calls';
import { driverApplication } from '@/contract/driverApplication';
import { toastTexts } from '@/contract/messages/toasts';
import { quoteRequest } from '@/contract/quote';
import type { Services } from '../../domain/Services';
import {
  storeApplication,
  storeQuoteRequest,
  type LeadContext,
} from '../../domain/leads/storeLead';
import { perCaller } from '../../platform/http/rateLimits';
import { detail } from '@/contract/responses';
import { call } from '../call';

export const leadCalls = [
  call(
    {
      method: 'POST',
      path: paths.driverForm,
      needs: 'nothing',
      status: 201,
      summary: 'Apply as a driver',
      perCaller: perCaller.forms,
      body: driverApplication,
      response: detail,
    },
    ({ api, request: { ip }, body: { recaptcha_token, ...application } }) =>
      received(api, ip, recaptcha_token, (context) => storeApplication(context, application)),
  ),
  call(
    {
      method: 'POST',
      path: paths.shipperForm,
      needs: 'nothing',
      status: 201,
      summary: 'Request a quote',
      perCaller: perCaller.forms,
      body: quoteRequest,
      response: detail,
    },
    ({ api, request: { ip }, body: { recaptcha_token, ...quote } }) =>
      received(api, ip, recaptcha_token, (context) => storeQuoteRequest(context, quote)),
  ),
];

async function received(
  { captcha, database, notifications }: Services,
  address: string,
  token: string,
  store: (context: LeadContext) => Promise<void>,
) {
  await captcha.check(token, address);
  await store({ queries: database.queries, address, notifications });
  notifications.deliverSoon();
  return { detail: toastTexts.leadSent };
}
