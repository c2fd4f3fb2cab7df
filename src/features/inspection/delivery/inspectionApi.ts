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
import type { Submission } from '@/features/inspection/model/state/outbox';
import type { AppDispatch } from '@/api/thunkExtra';
import type { ResponseMeta } from '@/api/serverResponse';
import { clockCompared } from '@/features/inspection/model/inspectionSlice';
import { now } from '@/features/inspection/model/state/header';

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
  dispatch(clockCompared({ difference: meta.serverTime - Date.now(), now: now() }));
}

/** The changed item for PATCH update, with all comments of the report. */
interface ItemUpdate {
  id: Id;
  key: ChecklistKey;
  value: boolean;
  comments: ReportComment[];
  extras: { which_trailers?: WhichTrailers };
}

/** Formats the press that only Linehaul's own backend stores. */
function formatPress(press: Submission['press']): string {
  if (!press) return '';
  const search = new URLSearchParams({ signed_at: press.signed_at });
  if (press.consent !== undefined) search.set('consent', String(press.consent));
  return `?${search.toString()}`;
}

export const inspectionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The argument contains the owner, so that no driver gets another driver's cached report. */
    currentInspection: build.query<CurrentReport, { owner: string }>({
      query: () => ({ url: calls.currentInspection, cache: 'no-store' }),
      extraOptions: { credential: 'bearer' },
      responseSchema: responseSchema(currentReport),
      onQueryStarted: (_owner, started) => compareClocks(started),
    }),
    createInspection: build.mutation<unknown, InspectionRequest & CreateExtras>({
      query: (body) => ({ url: calls.createInspection, method: 'POST', body }),
      extraOptions: { credential: 'bearer', ownResponse: createdInspection },
      onQueryStarted: (_body, started) => compareClocks(started),
    }),
    /** This GET has side effects, so it is a mutation and is never cached. */
    sendInspection: build.mutation<unknown, { id: Id; press: Submission['press'] }>({
      query: ({ id, press }) => ({
        url: withId(calls.sendInspection, id) + formatPress(press),
        cache: 'no-store',
      }),
      extraOptions: { credential: 'bearer', ownResponse: inspection },
    }),
    updateInspection: build.mutation<unknown, ItemUpdate>({
      query: ({ id, key, value, comments, extras }) => ({
        url: withId(calls.updateInspection, id),
        method: 'PATCH',
        body: { comments, [key]: value, ...extras },
      }),
      extraOptions: { credential: 'bearer', ownResponse: updateResponse },
    }),
  }),
});
