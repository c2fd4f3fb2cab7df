import type { FastifyInstance } from 'fastify';
import { calls } from '@/contract/calls';
import { toastTexts } from '@/contract/messages/toasts';
import { quoteRequest } from '@/contract/quote';
import type { Api } from '../../Api';
import { readBody } from '../../platform/http/body';
import { perCaller } from '../../platform/http/rateLimits';
import { leadContextOf, storeQuoteRequest } from '../../domain/leads/storeLead';

/** The call under /api/shipper/ that is no content (docs/product.md, Calls): a quote request. */
export async function shipperPlugin(app: FastifyInstance, { api }: { api: Api }): Promise<void> {
  app.post(calls.shipperForm, { config: perCaller.forms }, async (request, reply) => {
    const { recaptcha_token, ...quote } = readBody(quoteRequest, request.body);
    await api.captcha.check(recaptcha_token, request.ip);
    await storeQuoteRequest(leadContextOf(api, request), quote);
    api.notifications.deliverSoon();
    return reply.code(201).send({ detail: toastTexts.leadSent });
  });
}
