import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  certifyRequest,
  certifySeveralRequest,
  defectPaths as paths,
  defectQuery,
  deferRequest,
  reopenRequest,
  takeBackRequest,
} from '@/contract/office/defects';
import type { Api } from '../../../Api';
import { readBody } from '../../../platform/http/body';
import { sendIfChanged } from '../../../platform/http/sendIfChanged';
import { idOf } from '../../../platform/http/ids';
import { HttpRefusal, notFound } from '../../../platform/refusals';
import { staffActorOf } from '../../actors';
import { todayOf } from '../../../domain/days';
import { readQuery } from '../../requests';
import { requireRole } from '../../requireRole';
import * as change from '../../../domain/defects/changeDefects';
import { listDefects, readDefects, withIds } from '../../../domain/defects/readDefects';

/**
 * Throws what an office page shows that was opened before an upgrade: it sends a field that is gone,
 * or lacks one that is new, for which it has no place to show a message.
 */
function refuseEarlierPage(body: unknown, isEarlier: (body: object) => boolean): void {
  if (typeof body !== 'object' || body === null || !isEarlier(body)) return;
  throw new HttpRefusal(409, { detail: 'The office has been updated. Reload the page.' });
}

/** Vehicle defects, for the shop (docs/product.md, The office). */
export async function defectsPlugin(app: FastifyInstance, { api }: { api: Api }): Promise<void> {
  const { notifications } = api;
  const { queries } = api.database;
  const readers = requireRole('reports.read');
  const mechanics = requireRole('defects.certify');
  const contextOf = (request: FastifyRequest) => ({
    ...{ queries, notifications, today: todayOf(api) },
    actor: staffActorOf(request),
  });
  /** Changes a defect, then announces what was certified. */
  const changed = async <T>(change: Promise<T>): Promise<T> => {
    const answer = await change;
    notifications.deliverSoon();
    return answer;
  };

  app.get(paths.list, readers, async (request, reply) => {
    const query = readQuery(defectQuery, request);
    return sendIfChanged(request, reply, await listDefects(queries, query, todayOf(api)));
  });
  app.get(paths.record, readers, async (request) =>
    only(await readDefects(queries, withIds([idOf(request)]), todayOf(api), 'with history')),
  );

  app.post(paths.certify, mechanics, async (request) => {
    const { version, ...certification } = readBody(certifyRequest, request.body);
    const chosen = { id: idOf(request), version };
    return changed(change.certify(contextOf(request), chosen, certification));
  });
  app.post(paths.certifySeveral, mechanics, async (request) => {
    refuseEarlierPage(request.body, (body) => 'ids' in body);
    const { defects, ...certification } = readBody(certifySeveralRequest, request.body);
    return changed(change.certifySeveral(contextOf(request), defects, certification));
  });
  app.post(paths.reopen, mechanics, async (request) => {
    const { version, reason } = readBody(reopenRequest, request.body);
    const chosen = { id: idOf(request), version };
    return change.reopen(contextOf(request), chosen, { how: 'reopened', note: reason });
  });
  app.post(paths.defer, mechanics, async (request) => {
    refuseEarlierPage(request.body, (body) => 'until' in body && !('name' in body));
    const { version, ...deferral } = readBody(deferRequest, request.body);
    const chosen = { id: idOf(request), version };
    return changed(change.defer(contextOf(request), chosen, deferral));
  });
  app.post(paths.takeBack, mechanics, async (request) => {
    const { version } = readBody(takeBackRequest, request.body);
    return change.takeBack(contextOf(request), { id: idOf(request), version });
  });
}

function only<T>([record]: T[]): T {
  if (record === undefined) throw notFound();
  return record;
}
