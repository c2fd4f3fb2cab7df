import { auditEntry, auditPaths, auditQuery } from '@/contract/office/audit';
import { listResponse } from '@/contract/office/listResponse';
import { listAudit } from '../../../domain/audit/listAudit';
import { call } from '../../call';

export const auditCalls = [
  call(
    {
      method: 'GET',
      path: auditPaths.list,
      needs: 'audit',
      summary: 'Who changed what and when in the office, newest first',
      query: auditQuery,
      response: listResponse(auditEntry),
    },
    ({ queries, query }) => listAudit(queries, query),
  ),
];
