import { auditEntry, auditPaths, auditQuery } from '@/contract/office/audit';
import { listAnswer } from '@/contract/office/listAnswer';
import type { CallDescription } from '../../openapi/CallDescription';

export const auditCalls: readonly CallDescription[] = [
  {
    path: auditPaths.list,
    method: 'get',
    summary: 'Who changed what and when in the office, newest first (admins)',
    query: auditQuery,
    answer: listAnswer(auditEntry),
    needsBearer: true,
  },
];
