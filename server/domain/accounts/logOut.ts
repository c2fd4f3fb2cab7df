import * as v from 'valibot';
import { refreshRequest } from '@/contract/account';
import type { Queries } from '../../platform/database/Database';
import { notBlank, readBody } from '../../platform/http/body';
import { recordSignOut } from './auditAccount';
import { revokeByRefreshToken } from './sessions';
import { findById } from './users';

/** Ours have 43 characters. */
const longestToken = 200;
const { refresh } = refreshRequest.entries;
const request = v.object({ refresh: v.pipe(notBlank(refresh), v.maxLength(longestToken)) });

/** POST logout: ends the session. The answer does not tell whether there was one. */
export async function logOut(queries: Queries, body: unknown): Promise<{ detail: string }> {
  const token = readBody(request, body).refresh;
  await queries.transaction(async (tx) => {
    const userId = await revokeByRefreshToken(tx, token);
    const user = userId === null ? null : await findById(tx, userId);
    if (user) await recordSignOut(tx, user);
  });
  return { detail: 'Signed out.' };
}
