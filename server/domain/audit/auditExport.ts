import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { auditQuery, type AuditEntry } from '@/contract/office/audit';
import { headingIn, minuteIn } from '../dayIn';
import { listExport } from '../exports/listExport';
import { auditOrder, matching, readEntries } from './listAudit';

const asJson = (fields: AuditEntry['before']) => (fields === null ? '' : JSON.stringify(fields));

export const auditExport = listExport({
  list: 'audit',
  needs: 'audit',
  query: v.omit(auditQuery, ['page', 'perPage']),
  selectIds: (query) =>
    sql`select id from audit_entries where ${matching(query) ?? sql`true`}
      order by ${auditOrder(query)}`,
  rowsWith: (ids, { queries }) => readEntries(queries, ids),
  columns: ({ timeZone }) => ({
    id: ({ id }: AuditEntry) => id,
    [headingIn(timeZone, 'at')]: ({ at }) => minuteIn(timeZone, at),
    actor: (row) => row.actor_name,
    action: ({ action }) => action,
    resource: ({ resource }) => resource,
    record_id: (row) => row.record_id,
    record: ({ name }) => name,
    before: ({ before }) => asJson(before),
    after: ({ after }) => asJson(after),
  }),
});
