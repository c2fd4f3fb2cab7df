import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fleetPaths as paths } from '@/contract/fleet';
import * as v from 'valibot';
import { fleetDefect } from '@/contract/fleet';
import {
  ownReportsQuery,
  previousQuery,
  reviewRequest,
  takeBackRequest,
} from '@/contract/fleetRequests';
import { authenticate, signedInOf } from '../authenticate';
import type { Api } from '../../Api';
import { readBody } from '../../platform/http/body';
import { idOf } from '../../platform/http/ids';
import { notFound } from '../../platform/refusals';
import { staffActorOf } from '../actors';
import { todayOf } from '../../domain/days';
import { takeBack } from '../../domain/defects/changeDefects';
import { readQuery } from '../requests';
import { currentAnswerOf, sendUnlessKnown } from '../../domain/reports/current';
import { ownReports, readOwnReport } from '../../domain/reports/ownReports';
import { photosPlugin } from './photos/plugin';
import { previousReports } from '../../domain/reports/previousReports';
import { storeReview } from '../../domain/reports/storeReview';

/**
 * The report within a fleet (docs/product.md): for everyone who is signed in, whatever their role.
 */
export async function fleetPlugin(app: FastifyInstance, { api }: { api: Api }): Promise<void> {
  const { queries } = api.database;
  app.addHook('onRequest', authenticate(queries, api.accessTokens));
  const contextOf = (request: FastifyRequest) => ({
    ...{ queries, notifications: api.notifications, today: todayOf(api) },
    actor: staffActorOf(request),
  });

  app.get(paths.previous, async (request) =>
    previousReports(
      {
        ...{ queries, now: api.now(), today: todayOf(api) },
        ...{ company: api.company, driver: signedInOf(request).userId },
      },
      readQuery(previousQuery, request),
    ),
  );
  app.post(paths.reviews, async (request) => {
    const review = readBody(reviewRequest, request.body);
    return storeReview(contextOf(request), review);
  });
  app.post(paths.takeBack, async (request) => {
    const { version } = readBody(takeBackRequest, request.body);
    return v.parse(fleetDefect, await takeBack(contextOf(request), { id: idOf(request), version }));
  });
  app.get(paths.current, async (request, reply) =>
    sendUnlessKnown(
      request,
      reply,
      await currentAnswerOf(queries, signedInOf(request).userId, todayOf(api)),
    ),
  );
  app.get(paths.reports, async (request) =>
    ownReports(queries, signedInOf(request).userId, readQuery(ownReportsQuery, request).page),
  );
  app.get(paths.report, async (request) => {
    const report = await readOwnReport(contextOf(request), idOf(request));
    if (!report) throw notFound();
    return report;
  });
  await app.register(photosPlugin, { api });
}
