import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { reportExport, reportPaths as paths, reportQuery } from '@/contract/office/reports';
import type { Api } from '../../../Api';
import { idOf } from '../../../platform/http/ids';
import { notFound } from '../../../platform/refusals';
import { todayOf } from '../../../domain/days';
import { readQuery } from '../../requests';
import { actorOf } from '../../actors';
import { recordExport } from '../../../domain/audit/audit';
import { requireRole } from '../../requireRole';
import { listReports, readRecord } from '../../../domain/reports/readReports';
import { reportsCsv } from '../../../domain/reports/reportsCsv';

/** The reports of all drivers (docs/product.md, The office). */
export async function reportsPlugin(app: FastifyInstance, { api }: { api: Api }): Promise<void> {
  const { queries } = api.database;
  const readers = requireRole('reports.read');

  app.get(paths.list, readers, async (request) =>
    listReports(queries, readQuery(reportQuery, request)),
  );
  app.get(paths.record, readers, async (request) => {
    const record = await readRecord(queries, idOf(request), todayOf(api));
    if (!record) throw notFound();
    return record;
  });
  app.get(paths.csv, readers, async (request, reply) => {
    const filters = readQuery(reportExport, request);
    reply
      .type('text/csv; charset=utf-8')
      .header('Content-Disposition', `attachment; filename="reports-${todayOf(api)}.csv"`);
    await recordExport(queries, actorOf(request), 'reports');
    return Readable.from(reportsCsv(queries, filters, todayOf(api)));
  });
}
