import type { FastifyInstance, FastifyRequest } from 'fastify';
import { calls } from '@/contract/calls';
import { driverApplication } from '@/contract/driverApplication';
import { toastTexts } from '@/contract/messages/toasts';
import { authenticate, signedInOf } from '../authenticate';
import type { Api } from '../../Api';
import { readBody } from '../../platform/http/body';
import { idOf } from '../../platform/http/ids';
import { perCaller } from '../../platform/http/rateLimits';
import { notFound } from '../../platform/refusals';
import { leadContextOf, storeApplication } from '../../domain/leads/storeLead';
import { createInspection } from '../../domain/reports/createInspection';
import { todayOf } from '../../domain/days';
import { hasDefects } from '../../domain/reports/hasDefects';
import { readCreateRequest, updateRequest } from '../../domain/reports/inspectionRequests';
import { currentInspection, sendInspection } from '../../domain/reports/inspections';
import { updateInspection } from '../../domain/reports/updateInspection';

/**
 * The driver's calls (docs/product.md, Calls): the public form, and the signed-in driver's report.
 */
export async function driverPlugin(app: FastifyInstance, { api }: { api: Api }): Promise<void> {
  const { notifications } = api;
  const { queries } = api.database;
  const signedIn = { onRequest: authenticate(queries, api.accessTokens) };
  const contextOf = (request: FastifyRequest) => ({
    queries,
    ownerId: signedInOf(request).userId,
    today: todayOf(api),
  });

  app.post(calls.driverForm, { config: perCaller.forms }, async (request, reply) => {
    const { recaptcha_token, ...application } = readBody(driverApplication, request.body);
    await api.captcha.check(recaptcha_token, request.ip);
    await storeApplication(leadContextOf(api, request), application);
    api.notifications.deliverSoon();
    return reply.code(201).send({ detail: toastTexts.leadSent });
  });

  app.get(calls.currentInspection, signedIn, async (request) => {
    return found(await currentInspection(queries, signedInOf(request).userId));
  });
  app.post(calls.createInspection, signedIn, async (request, reply) => {
    const report = readCreateRequest(request.body, api.now());
    reply.code(201);
    return createInspection({ ...contextOf(request), notifications }, report);
  });
  // This GET changes something (docs/product.md, Calls), so a HEAD must not run it.
  app.get(calls.sendInspection, { ...signedIn, exposeHeadRoute: false }, async (request) => {
    const id = idOf(request);
    return found(await sendInspection(queries, signedInOf(request).userId, id, api.now()));
  });
  app.patch(calls.updateInspection, signedIn, async (request) => {
    const id = idOf(request);
    const update = readBody(updateRequest, request.body);
    const context = contextOf(request);
    // A report that was all clear is announced with its first defect.
    const comments = hasDefects(update)
      ? await notifications.announcingDefect(queries, id, (tx) =>
          updateInspection({ ...context, queries: tx }, id, update),
        )
      : await updateInspection(context, id, update);
    return { comments: found(comments) };
  });
}

/** Throws 404 for null, so that a record the driver may not see looks like a missing one. */
function found<T>(value: T | null): T {
  if (value === null) throw notFound();
  return value;
}
