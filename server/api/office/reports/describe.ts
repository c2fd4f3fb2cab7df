import * as v from 'valibot';
import {
  reportExport,
  reportListAnswer,
  reportPaths as paths,
  reportQuery,
  reportRecord,
} from '@/contract/office/reports';
import { today, todayPath } from '@/contract/office/today';
import type { CallDescription } from '../../openapi/CallDescription';

export const reportCalls: readonly CallDescription[] = [
  {
    path: paths.list,
    method: 'get',
    summary: 'Reports of all drivers, newest first (the office)',
    query: reportQuery,
    answer: reportListAnswer,
    needsBearer: true,
  },
  {
    path: paths.csv,
    method: 'get',
    summary: 'The same as a file for a spreadsheet, without pages (the office)',
    query: reportExport,
    answer: v.string(),
    contentType: 'text/csv',
    needsBearer: true,
  },
  {
    path: paths.record,
    method: 'get',
    summary: 'A report with its items, defects and history (the office)',
    answer: reportRecord,
    needsBearer: true,
  },
  {
    path: todayPath,
    method: 'get',
    summary: 'What there is today, and the last thirty days (the office)',
    answer: today,
    needsBearer: true,
  },
];
