import * as v from 'valibot';
import { refreshRequest } from '@/contract/account';
import type { Queries } from '../db/Database';
import { notBlank, readBody } from '../http/body';
import { revokeByRefreshToken } from './sessions';

/** Ours have 43 characters. */
const longestToken = 200;
const { refresh } = refreshRequest.entries;
const request = v.object({ refresh: v.pipe(notBlank(refresh), v.maxLength(longestToken)) });

/** POST logout: ends the session. The answer does not tell whether there was one. */
export async function logOut(queries: Queries, body: unknown): Promise<{ detail: string }> {
  await revokeByRefreshToken(queries, readBody(request, body).refresh);
  return { detail: 'Signed out.' };
}
