import { Readable } from 'node:stream';
import { recordExport } from '../domain/audit/audit';
import type { CallInput } from './call';

type Export = Pick<CallInput, 'reply' | 'queries' | 'actor' | 'today'>;

/** Sends a list as a file, row by row, and records in the audit log who exported it. */
export async function sendCsv(
  { reply, queries, actor, today }: Export,
  resource: 'leads' | 'reports',
  rows: AsyncIterable<string>,
) {
  reply
    .type('text/csv; charset=utf-8')
    .header('Content-Disposition', `attachment; filename="${resource}-${today}.csv"`);
  await recordExport(queries, actor, resource);
  return reply.send(Readable.from(rows));
}
