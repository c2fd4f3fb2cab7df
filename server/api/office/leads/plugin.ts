import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  leadChange,
  leadExport,
  leadPaths as paths,
  leadQuery,
  newLeadNote,
  versionOnly,
} from '@/contract/office/leads';
import { signedInOf } from '../../authenticate';
import type { Api } from '../../../Api';
import { readBody } from '../../../platform/http/body';
import { idOf } from '../../../platform/http/ids';
import { notFound } from '../../../platform/refusals';
import { todayOf } from '../../../domain/days';
import { readQuery, refuseBody } from '../../requests';
import { actorOf } from '../../actors';
import { recordExport } from '../../../domain/audit/audit';
import { requireRole } from '../../requireRole';
import * as change from '../../../domain/leads/changeLeads';
import { leadsCsv } from '../../../domain/leads/leadsCsv';
import { listLeads, readLead } from '../../../domain/leads/readLeadRecords';

/** Applications and quotes in one inbox (docs/product.md, The office). */
export async function leadsPlugin(app: FastifyInstance, { api }: { api: Api }): Promise<void> {
  const { queries } = api.database;
  const staff = requireRole('leads');
  const contextOf = (request: FastifyRequest) => {
    const { userId, username } = signedInOf(request);
    return { queries, actor: { id: userId, name: username } };
  };

  app.get(paths.list, staff, async (request) => listLeads(api, readQuery(leadQuery, request)));
  app.get(paths.csv, staff, async (request, reply) => {
    const filters = readQuery(leadExport, request);
    reply
      .type('text/csv; charset=utf-8')
      .header('Content-Disposition', `attachment; filename="leads-${todayOf(api)}.csv"`);
    await recordExport(api.database.queries, actorOf(request), 'leads');
    return Readable.from(leadsCsv(api, filters));
  });
  app.get(paths.assignees, staff, async () => change.listAssignees(queries));
  app.get(paths.record, staff, async (request) => {
    const found = await readLead(queries, idOf(request));
    if (!found) throw notFound();
    return found;
  });
  app.patch(paths.record, staff, async (request) =>
    change.changeLead(contextOf(request), idOf(request), readBody(leadChange, request.body)),
  );
  app.post(paths.seen, staff, async (request) => {
    refuseBody(request);
    return change.markSeen(contextOf(request), idOf(request));
  });
  app.post(paths.notes, staff, async (request) => {
    const { text } = readBody(newLeadNote, request.body);
    return change.addNote(contextOf(request), idOf(request), text);
  });
  app.post(paths.deletePersonalData, staff, async (request) => {
    const { version } = readBody(versionOnly, request.body);
    return change.deletePersonalData(contextOf(request), idOf(request), version);
  });
}
