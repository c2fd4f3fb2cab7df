import {
  certifyRequest,
  certifySeveralAnswer,
  certifySeveralRequest,
  defectListAnswer,
  defectPaths as paths,
  defectQuery,
  deferRequest,
  reopenRequest,
  takeBackRequest,
} from '@/contract/office/defects';
import { defect } from '@/contract/records';
import type { CallDescription } from '../../openapi/CallDescription';

const change = {
  method: 'post',
  answer: defect,
  needsBearer: true,
  mayBeStale: true,
} as const;

export const defectCalls: readonly CallDescription[] = [
  {
    path: paths.list,
    method: 'get',
    summary: 'Defects: those that are open or deferred unless asked otherwise (the office)',
    query: defectQuery,
    answer: defectListAnswer,
    needsBearer: true,
  },
  {
    path: paths.record,
    method: 'get',
    summary: 'A defect (the office)',
    answer: defect,
    needsBearer: true,
  },
  {
    ...change,
    path: paths.certify,
    summary: 'Certify a repair, or that none is needed (mechanics, admins)',
    body: certifyRequest,
  },
  {
    ...change,
    path: paths.certifySeveral,
    summary:
      'Certify several defects, without those that somebody changed meanwhile (mechanics, admins)',
    body: certifySeveralRequest,
    answer: certifySeveralAnswer,
  },
  {
    ...change,
    path: paths.reopen,
    summary: 'Open a closed or deferred defect again (mechanics, admins)',
    body: reopenRequest,
  },
  {
    ...change,
    path: paths.defer,
    summary:
      'Certify that repair is unnecessary through a day; not for items of 49 CFR 396.11 (mechanics, admins)',
    body: deferRequest,
  },
  {
    ...change,
    path: paths.takeBack,
    summary: "Undo one's own reopening within 15 minutes (mechanics, admins)",
    body: takeBackRequest,
  },
];
