import * as v from 'valibot';
import * as contract from '@/contract/extensions';
import * as requests from '@/contract/extensionRequests';
import { takeBackRequest } from '@/contract/office/defects';
import { certifyAsAgent, takeBack } from '../../domain/defects/changeDefects';
import { noteRepair } from '../../domain/defects/noteRepair';
import { readCurrentResponse } from '../../domain/reports/current';
import { ownReports, readOwnReport } from '../../domain/reports/ownReports';
import { previousReports } from '../../domain/reports/previousReports';
import { storeReview } from '../../domain/reports/storeReview';
import { confirmedNumbers } from '../../domain/vehicles/confirmedNumbers';
import { hasBody } from '../../platform/http/etags';
import { found } from '../../platform/rejections';
import { call } from '../call';
import { recordId, uuid } from '../ids';
import { photoCalls } from './photoCalls';

const { extensionPaths: paths } = contract;

/** The extension calls (docs/product.md). */
export const extensionCalls = [
  call(
    {
      method: 'GET',
      path: paths.previous,
      needs: 'reports.write',
      summary: 'The last reports of a truck and its trailers, with their defects',
      query: requests.previousQuery,
      response: contract.previousResponse,
    },
    ({ api, queries, today, timeZone, signedIn, query }) =>
      previousReports(
        { queries, today, timeZone, now: api.now(), company: api.company, driver: signedIn.userId },
        query,
      ),
  ),
  call(
    {
      method: 'GET',
      path: paths.numbers,
      needs: 'reports.write',
      summary: "The numbers of the carrier's vehicles, for a phone without a connection",
      response: contract.numbersResponse,
    },
    ({ queries, today, timeZone }) => confirmedNumbers(queries, { today, timeZone }),
  ),
  call(
    {
      method: 'POST',
      path: paths.reviews,
      needs: 'reports.write',
      summary: 'Sign that the last reports were reviewed; reopen what was not fixed (idempotent)',
      body: requests.reviewRequest,
      response: contract.reviewResponse,
    },
    (input) => storeReview(input, input.body),
  ),
  call(
    {
      method: 'POST',
      path: paths.certify,
      needs: 'reports.write',
      mayBeStale: true,
      summary: "Certify a defect as the carrier's agent, from the phone's instant (idempotent)",
      body: requests.agentCertifyRequest,
      response: contract.driverDefect,
    },
    async (input) => {
      const { version, ...certification } = input.body;
      const changed = await certifyAsAgent(input, { id: input.id, version }, certification);
      return v.parse(contract.driverDefect, changed);
    },
  ),
  call(
    {
      method: 'POST',
      path: paths.takeBack,
      needs: 'reports.write',
      mayBeStale: true,
      summary: "Undo one's own 'Not fixed' within 15 minutes",
      body: takeBackRequest,
      response: contract.driverDefect,
    },
    async (input) =>
      v.parse(
        contract.driverDefect,
        await takeBack(input, { id: input.id, version: input.body.version }),
      ),
  ),
  call(
    {
      method: 'POST',
      path: paths.repairedBy,
      needs: 'reports.write',
      summary: 'Note who repaired a defect, for whoever certifies it',
      body: requests.repairedByRequest,
      response: contract.driverDefect,
    },
    async (input) =>
      v.parse(contract.driverDefect, await noteRepair(input, input.id, input.body.repaired_by)),
  ),
  call(
    {
      method: 'GET',
      path: paths.current,
      needs: 'reports.write',
      summary:
        "What is certified of the driver's current report, and what holds the form's vehicles; 304 with its ETag",
      query: requests.currentQuery,
      response: contract.currentResponse,
    },
    async ({ request, reply, queries, signedIn, today, timeZone, query }) => {
      const day = { today, timeZone };
      const response = await readCurrentResponse(queries, signedIn.userId, day, query);
      const etag = `"${response.version}"`;
      reply.header('ETag', etag);
      return hasBody(request, etag) ? reply.code(304).send() : response;
    },
  ),
  call(
    {
      method: 'GET',
      path: paths.reports,
      needs: 'reports.write',
      summary: "The driver's reports, newest first",
      query: requests.ownReportsQuery,
      response: contract.ownReportsResponse,
    },
    ({ queries, signedIn, query }) => ownReports(queries, signedIn.userId, query.page),
  ),
  call(
    {
      method: 'GET',
      path: paths.report,
      needs: 'reports.write',
      id: v.union([recordId, uuid]),
      summary:
        "One of the driver's own reports by its id or its create key, with its defects and reviews",
      response: contract.ownReport,
    },
    async (input) => found(await readOwnReport(input, input.id)),
  ),
  ...photoCalls,
];
