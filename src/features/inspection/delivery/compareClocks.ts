import * as v from 'valibot';
import type { AppDispatch } from '@/api/thunkExtra';
import type { ResponseMeta } from '@/api/baseQuery';
import { clockCompared } from '@/features/inspection/model/inspectionSlice';
import { now } from '@/features/inspection/model/state/header';

/** In ms: a day, and an hour for what a call may take and daylight saving. */
const tolerance = 25 * 3_600_000;

/** The end of a call, whether it fails or not. */
const answered = v.object({
  meta: v.optional(v.object({ serverTime: v.nullable(v.number()) })),
});

interface Started {
  dispatch: AppDispatch;
  queryFulfilled: Promise<{ meta: ResponseMeta | undefined }>;
}

/** Compares the phone's clock with the server's at the call's response, whatever that says. */
export async function compareClocks({ dispatch, queryFulfilled }: Started): Promise<void> {
  const answer = await queryFulfilled.catch((failed: unknown) => failed);
  const { meta } = v.parse(answered, answer);
  if (!meta || meta.serverTime === null) return;
  const difference = meta.serverTime - Date.now();
  const error = Math.abs(difference) > tolerance ? difference : 0;
  dispatch(clockCompared({ error, now: now() }));
}
