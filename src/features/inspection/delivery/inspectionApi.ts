import * as v from 'valibot';
import { api } from '@/api/api';
import { responseSchema } from '@/api/responseSchema';
import type { Id } from '@/contract/responses';
import { calls, withId } from '@/contract/calls';
import type { ChecklistKey } from '@/contract/checklist';
import type { WhichTrailers } from '@/contract/extensions';
import {
  createdInspection,
  currentReport,
  inspection,
  updateResponse,
  type CurrentReport,
  type InspectionRequest,
} from '@/contract/inspection';
import type { CreateExtras } from '@/features/inspection/model/rules/createExtras';
import type { ReportComment } from '@/features/inspection/model/state/draftContents';
import type { AppDispatch } from '@/api/thunkExtra';
import type { ResponseMeta } from '@/api/serverResponse';
import { clockCompared } from '@/features/inspection/model/inspectionSlice';
import { now } from '@/features/inspection/model/state/header';

/** In ms. Clocks may differ by a day, plus an hour for the call's duration and daylight saving time. */
const tolerance = 25 * 3_600_000;

const settledCall = v.object({
  meta: v.optional(v.object({ serverTime: v.nullable(v.number()) })),
});

interface Started {
  dispatch: AppDispatch;
  queryFulfilled: Promise<{ meta: ResponseMeta | undefined }>;
}

/** Compares the phone's clock with the server's when a response arrives, even an error. */
async function compareClocks({ dispatch, queryFulfilled }: Started): Promise<void> {
  const settled = await queryFulfilled.catch((failed: unknown) => failed);
  const { meta } = v.parse(settledCall, settled);
  if (!meta || meta.serverTime === null) return;
  const difference = meta.serverTime - Date.now();
  const error = Math.abs(difference) > tolerance ? difference : 0;
  dispatch(clockCompared({ error, now: now() }));
}

/** In ms. After this time, a report call's outcome is unknown. */
const timeout = 20_000;

/** The changed item for PATCH update, with all comments of the report. */
interface ItemUpdate {
  id: Id;
  key: ChecklistKey;
  value: boolean;
  comments: ReportComment[];
  extras: { which_trailers?: WhichTrailers };
}

export const inspectionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The argument contains the owner, so that no driver gets another driver's cached report. */
    currentInspection: build.query<CurrentReport, { owner: string }>({
      query: () => ({ url: calls.currentInspection, cache: 'no-store', timeout }),
      extraOptions: { credential: 'bearer' },
      responseSchema: responseSchema(currentReport),
      onQueryStarted: (_owner, started) => compareClocks(started),
    }),
    createInspection: build.mutation<unknown, InspectionRequest & CreateExtras>({
      query: (body) => ({ url: calls.createInspection, method: 'POST', body, timeout }),
      extraOptions: { credential: 'bearer', ownResponse: createdInspection },
      onQueryStarted: (_body, started) => compareClocks(started),
    }),
    /** This GET has side effects, so it is a mutation and is never cached. */
    sendInspection: build.mutation<unknown, Id>({
      query: (id) => ({ url: withId(calls.sendInspection, id), cache: 'no-store', timeout }),
      extraOptions: { credential: 'bearer', ownResponse: inspection },
    }),
    updateInspection: build.mutation<unknown, ItemUpdate>({
      query: ({ id, key, value, comments, extras }) => ({
        url: withId(calls.updateInspection, id),
        method: 'PATCH',
        body: { comments, [key]: value, ...extras },
        timeout,
      }),
      extraOptions: { credential: 'bearer', ownResponse: updateResponse },
    }),
  }),
});
