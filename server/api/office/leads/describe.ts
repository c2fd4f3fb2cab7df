import * as v from 'valibot';
import {
  assigneeList,
  leadChange,
  leadExport,
  leadListAnswer,
  leadPaths as paths,
  leadQuery,
  leadRecord,
  newLeadNote,
  versionOnly,
} from '@/contract/office/leads';
import type { CallDescription } from '../../openapi/CallDescription';

const answer = leadRecord;
const needsBearer = true;

export const leadCalls: readonly CallDescription[] = [
  {
    path: paths.list,
    method: 'get',
    summary: 'Applications and quotes, newest first (dispatchers, admins)',
    query: leadQuery,
    answer: leadListAnswer,
    needsBearer,
  },
  {
    path: paths.csv,
    method: 'get',
    summary: 'The leads that match, as CSV (dispatchers, admins)',
    query: leadExport,
    answer: v.string(),
    contentType: 'text/csv',
    needsBearer,
  },
  {
    path: paths.assignees,
    method: 'get',
    summary: 'The people whom a lead can be assigned to (dispatchers, admins)',
    answer: assigneeList,
    needsBearer,
  },
  {
    path: paths.record,
    method: 'get',
    summary: 'A lead with its notes (dispatchers, admins)',
    answer,
    needsBearer,
  },
  {
    path: paths.record,
    method: 'patch',
    summary: "Change a lead's state or assignee (dispatchers, admins)",
    body: leadChange,
    answer,
    needsBearer,
    mayBeStale: true,
  },
  {
    path: paths.seen,
    method: 'post',
    summary: 'Somebody has opened the lead (dispatchers, admins)',
    answer,
    needsBearer,
  },
  {
    path: paths.notes,
    method: 'post',
    summary: 'Write a note about a lead (dispatchers, admins)',
    body: newLeadNote,
    answer,
    needsBearer,
  },
  {
    path: paths.deletePersonalData,
    method: 'post',
    summary: 'Delete what the visitor wrote; the lead still counts (dispatchers, admins)',
    body: versionOnly,
    answer,
    needsBearer,
    mayBeStale: true,
  },
];
