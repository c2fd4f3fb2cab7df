import type { FastifyInstance } from 'fastify';
import { fleetPaths as paths } from '@/contract/fleet';
import { ownReportsQuery, previousQuery, reviewRequest } from '@/contract/fleetRequests';
import { authenticate, signedInOf } from '../account/authenticate';
import type { Api } from '../Api';
import { readBody } from '../http/body';
import { idOf } from '../http/ids';
import { notFound } from '../http/refusals';
import { actorOf } from '../office/audit';
import { todayOf } from '../office/days';
import { readQuery } from '../office/requests';
import { currentAnswerOf, sendUnlessKnown } from './current';
import { ownReports, readOwnReport } from './ownReports';
import { photosPlugin } from './photos/plugin';
import { previousReports } from './previousReports';
import { storeReview } from './storeReview';

/**
 * The report within a fleet (docs/product.md): for everyone who is signed in, whatever their role.
 */
export async function fleetPlugin(app: FastifyInstance, { api }: { api: Api }): Promise<void> {
  const { queries } = api.database;
  app.addHook('onRequest', authenticate(queries, api.accessTokens));

  app.get(paths.previous, async (request) =>
    previousReports(queries, readQuery(previousQuery, request), api.now()),
  );
  app.post(paths.reviews, async (request) => {
    const review = readBody(reviewRequest, request.body);
    return storeReview({ queries, actor: actorOf(request), today: todayOf(api) }, review);
  });
  app.get(paths.current, async (request, reply) =>
    sendUnlessKnown(request, reply, await currentAnswerOf(queries, signedInOf(request).userId)),
  );
  app.get(paths.reports, async (request) =>
    ownReports(queries, signedInOf(request).userId, readQuery(ownReportsQuery, request).page),
  );
  app.get(paths.report, async (request) => {
    const report = await readOwnReport(queries, signedInOf(request).userId, idOf(request));
    if (!report) throw notFound();
    return report;
  });
  await app.register(photosPlugin, { api });
}
