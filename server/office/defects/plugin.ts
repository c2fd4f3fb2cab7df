import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  certifyRequest,
  certifySeveralRequest,
  defectPaths as paths,
  defectQuery,
  deferRequest,
  reopenRequest,
} from '@/contract/office/defects';
import type { Api } from '../../Api';
import { readBody } from '../../http/body';
import { idOf } from '../../http/ids';
import { notFound } from '../../http/refusals';
import { actorOf } from '../audit';
import { todayOf } from '../days';
import { readQuery } from '../requests';
import { requireRole } from '../requireRole';
import * as change from './changeDefects';
import { listDefects, readDefects } from './readDefects';

/** Vehicle defects, for the shop (docs/product.md, The office). */
export async function defectsPlugin(app: FastifyInstance, { api }: { api: Api }): Promise<void> {
  const { queries } = api.database;
  const readers = requireRole('reports.read');
  const mechanics = requireRole('defects.certify');
  const contextOf = (request: FastifyRequest) => ({
    queries,
    actor: actorOf(request),
    today: todayOf(api),
  });

  app.get(paths.list, readers, async (request) =>
    listDefects(queries, readQuery(defectQuery, request)),
  );
  app.get(paths.record, readers, async (request) =>
    only(await readDefects(queries, [idOf(request)])),
  );

  app.post(paths.certify, mechanics, async (request) => {
    const { version, ...certification } = readBody(certifyRequest, request.body);
    const chosen = { id: idOf(request), version };
    return only(await change.certify(contextOf(request), chosen, certification));
  });
  app.post(paths.certifySeveral, mechanics, async (request) => {
    const { ids, ...certification } = readBody(certifySeveralRequest, request.body);
    return { data: await change.certify(contextOf(request), { ids }, certification) };
  });
  app.post(paths.reopen, mechanics, async (request) => {
    const { version, reason } = readBody(reopenRequest, request.body);
    const chosen = { id: idOf(request), version };
    return only(await change.reopen(contextOf(request), chosen, reason));
  });
  app.post(paths.defer, mechanics, async (request) => {
    const { version, ...deferral } = readBody(deferRequest, request.body);
    const chosen = { id: idOf(request), version };
    return only(await change.defer(contextOf(request), chosen, deferral));
  });
}

function only<T>([record]: T[]): T {
  if (record === undefined) throw notFound();
  return record;
}
