import { calls as paths } from '@/contract/calls';
import {
  createdInspection,
  currentReport,
  inspection,
  updateResponse,
} from '@/contract/inspection';
import { sendQuery } from '@/contract/extensionRequests';
import { createInspection } from '../../domain/reports/createInspection';
import { checkNew, createRequest, updateRequest } from '../../domain/reports/inspectionRequests';
import { currentInspection, sendInspection } from '../../domain/reports/inspections';
import { updateInspection } from '../../domain/reports/updateInspection';
import { found } from '../../platform/rejections';
import { call, type CallInput } from '../call';

const getDriverContext = ({
  queries,
  signedIn,
  notifications,
  today,
  timeZone,
}: CallInput<unknown, unknown, number>) => ({
  queries,
  notifications,
  today,
  timeZone,
  ownerId: signedIn.userId,
});

export const driverCalls = [
  call(
    {
      method: 'GET',
      path: paths.currentInspection,
      needs: 'reports.write',
      summary: "The driver's newest report that was not yet sent",
      response: currentReport,
    },
    async ({ queries, signedIn }) => found(await currentInspection(queries, signedIn.userId)),
  ),
  call(
    {
      method: 'POST',
      path: paths.createInspection,
      needs: 'reports.write',
      status: 201,
      summary: 'Store a report as the current one',
      body: createRequest,
      response: createdInspection,
    },
    (input) => {
      const now = input.api.now();
      const report = checkNew(input.body, now);
      return createInspection({ ...getDriverContext(input), now, by: 'report' }, report);
    },
  ),
  call(
    {
      method: 'GET',
      path: paths.sendInspection,
      needs: 'reports.write',
      withoutHead: true,
      summary: 'Send the finished report (idempotent)',
      query: sendQuery,
      response: inspection,
    },
    async ({ api, queries, signedIn, id, query: press }) =>
      found(await sendInspection(queries, signedIn.userId, id, { now: api.now(), press })),
  ),
  call(
    {
      method: 'PATCH',
      path: paths.updateInspection,
      needs: 'reports.write',
      idFirst: true,
      summary: 'Replace the comments and set the changed item',
      body: updateRequest,
      response: updateResponse,
    },
    async (input) => ({
      comments: found(await updateInspection(getDriverContext(input), input.id, input.body)),
    }),
  ),
];
