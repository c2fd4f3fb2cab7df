import * as v from 'valibot';
import { refreshRequest } from '@/contract/account';
import type { Api } from '../../Api';
import { notBlank, readBody } from '../../platform/http/body';
import { unauthorized } from '../../platform/refusals';
import { findByRefreshToken } from './sessions';

const request = v.object({ refresh: notBlank(refreshRequest.entries.refresh) });

/**
 * POST refresh: returns a new access token, but no new refresh token (docs/product.md, Session).
 */
export async function refresh(api: Api, body: unknown): Promise<{ access: string }> {
  const token = readBody(request, body).refresh;
  const bearer = await findByRefreshToken(api.database.queries, token);
  if (!bearer) throw unauthorized('Token is invalid or expired');
  return { access: await api.accessTokens.issue(bearer) };
}
