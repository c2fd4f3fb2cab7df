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
import { signedInOf } from '../../account/authenticate';
import type { Api } from '../../Api';
import { readBody } from '../../http/body';
import { idOf } from '../../http/ids';
import { notFound } from '../../http/refusals';
import { todayOf } from '../days';
import { readQuery, refuseBody } from '../requests';
import { actorOf, recordExport } from '../audit';
import { requireRole } from '../requireRole';
import * as change from './changeLeads';
import { leadsCsv } from './leadsCsv';
import { listLeads, readLead } from './readLeadRecords';

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
