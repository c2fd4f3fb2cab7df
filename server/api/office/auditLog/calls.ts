import { auditEntry, auditPaths, auditQuery } from '@/contract/office/audit';
import { listAnswer } from '@/contract/office/listAnswer';
import { listAudit } from '../../../domain/audit/listAudit';
import { call } from '../../call';

/** Shows admins who changed what and when. Only `recordAudit` adds entries; no call does. */
export const auditCalls = [
  call(
    {
      ...{ method: 'GET', path: auditPaths.list, needs: 'audit' },
      summary: 'Who changed what and when in the office, newest first',
      query: auditQuery,
      answer: listAnswer(auditEntry),
    },
    ({ queries, query }) => listAudit(queries, query),
  ),
];
