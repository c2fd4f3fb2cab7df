import { calls as paths } from '@/contract/calls';
import { driverApplication } from '@/contract/driverApplication';
import { toastTexts } from '@/contract/messages/toasts';
import { quoteRequest } from '@/contract/quote';
import { once } from '../../domain/idempotency/once';
import {
  storeApplication,
  storeQuoteRequest,
  type LeadContext,
} from '../../domain/leads/storeLead';
import { perCaller } from '../../platform/http/rateLimits';
import { detail } from '@/contract/responses';
import { call, type CallInput } from '../call';

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
    (input) => {
      const { recaptcha_token: token, ...application } = input.body;
      return receive(input, token, (context) => storeApplication(context, application));
    },
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
    (input) => {
      const { recaptcha_token: token, ...quote } = input.body;
      return receive(input, token, (context) => storeQuoteRequest(context, quote));
    },
  ),
];

async function receive(
  {
    api,
    queries,
    request,
    repeatable,
  }: Pick<CallInput, 'api' | 'queries' | 'request' | 'repeatable'>,
  token: string,
  store: (context: LeadContext) => Promise<void>,
) {
  const { captcha, notifications } = api;
  const { ip: address } = request;
  await captcha.check(token, address);
  await once(queries, repeatable, {
    make: (tx) => store({ queries: tx, address, notifications }),
    again: async () => undefined,
  });
  notifications.deliverSoon();
  return { detail: toastTexts.leadSent };
}
