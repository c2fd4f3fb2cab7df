import * as v from 'valibot';
import { packageName } from '@/contract/office/packageName';
import * as contract from '@/contract/office/reports';
import { reportFile } from '@/contract/reportFile';
import { auditPackage } from '../../../domain/auditPackage/auditPackage';
import { recordPackage } from '../../../domain/audit/audit';
import { importReport } from '../../../domain/reports/importReport';
import { createRequest } from '../../../domain/reports/inspectionRequests';
import { listReports, readRecord } from '../../../domain/reports/readReports';
import { defaultBodyLimit, longestJson } from '../../../platform/http/longestJson';
import { found } from '../../../platform/rejections';
import { call } from '../../call';

const { reportPaths: paths } = contract;

export const reportCalls = [
  call(
    {
      method: 'GET',
      path: paths.list,
      needs: 'reports.read',
      summary: 'Reports of all drivers, newest first',
      query: contract.reportQuery,
      response: contract.reportListResponse,
    },
    ({ queries, query }) => listReports(queries, query),
  ),
  call(
    {
      method: 'GET',
      path: paths.package,
      needs: 'reports.read',
      summary:
        'An audit package: a ZIP with a PDF of each report that matches, and its certifications',
      query: contract.packageQuery,
      response: v.string(),
      contentType: contract.packageType,
      withoutHead: true,
    },
    async (input) => {
      const { api, queries, actor, reply, query, today } = input;
      const { matched, zip } = await auditPackage(input, query);
      const name = packageName((await api.company.current()).name, query, today);
      await recordPackage(queries, actor, { reports: matched, from: query.from, to: query.to });
      return reply
        .type(contract.packageType)
        .header(contract.matchedReportsHeader, matched)
        .header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
        .send(zip);
    },
  ),
  call(
    {
      method: 'POST',
      path: paths.import,
      needs: 'reports.import',
      summary: 'Store a report that its driver saved as a file',
      conflict: 'The office has the report already, or the driver has a newer one that is not sent',
      body: reportFile,
      bodyLimit: defaultBodyLimit + longestJson(createRequest),
      response: contract.importedReport,
    },
    ({ api, queries, actor, today, timeZone, body }) =>
      importReport(
        {
          queries,
          actor,
          today,
          timeZone,
          notifications: api.notifications,
          now: api.now(),
        },
        body,
      ),
  ),
  call(
    {
      method: 'GET',
      path: paths.record,
      needs: 'reports.read',
      summary: 'A report with its items, defects and history',
      response: contract.reportRecord,
    },
    async (input) => found(await readRecord(input.queries, input.id, input)),
  ),
];
