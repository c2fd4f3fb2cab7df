import type { FastifyInstance } from 'fastify';
import { calls } from '@/contract/calls';
import { driverApplication } from '@/contract/driverApplication';
import { toastTexts } from '@/contract/messages/toasts';
import { authenticate, signedInOf } from '../account/authenticate';
import type { Api } from '../Api';
import { readBody } from '../http/body';
import { idOf } from '../http/ids';
import { perCaller } from '../http/rateLimits';
import { notFound } from '../http/refusals';
import { leadContextOf, storeApplication } from '../leads/storeLead';
import { createInspection } from './createInspection';
import { hasDefects } from './hasDefects';
import { readCreateRequest, updateRequest } from './inspectionRequests';
import { currentInspection, sendInspection } from './inspections';
import { updateInspection } from './updateInspection';

/**
 * The driver's calls (docs/product.md, Calls): the public form, and the signed-in driver's report.
 */
export async function driverPlugin(app: FastifyInstance, { api }: { api: Api }): Promise<void> {
  const { notifications } = api;
  const { queries } = api.database;
  const signedIn = { onRequest: authenticate(queries, api.accessTokens) };

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
    const channels = notifications.channelsFor('report', hasDefects(report));
    const stored = await createInspection(queries, signedInOf(request).userId, report, channels);
    if (channels.length > 0) notifications.deliverSoon();
    return stored;
  });
  // This GET changes something (docs/product.md, Calls), so a HEAD must not run it.
  app.get(calls.sendInspection, { ...signedIn, exposeHeadRoute: false }, async (request) => {
    const id = idOf(request);
    return found(await sendInspection(queries, signedInOf(request).userId, id, api.now()));
  });
  app.patch(calls.updateInspection, signedIn, async (request) => {
    const id = idOf(request);
    const update = readBody(updateRequest, request.body);
    const { userId } = signedInOf(request);
    // A report that was all clear is announced with its first defect.
    const comments = hasDefects(update)
      ? await notifications.announcingDefect(queries, id, (tx) =>
          updateInspection(tx, userId, id, update),
        )
      : await updateInspection(queries, userId, id, update);
    return { comments: found(comments) };
  });
}

/** Throws 404 for null, so that a record the driver may not see looks like a missing one. */
function found<T>(value: T | null): T {
  if (value === null) throw notFound();
  return value;
}
