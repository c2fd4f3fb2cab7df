import * as v from 'valibot';
import { refreshResponse } from '@/contract/account';
import { calls } from '@/contract/calls';
import { timeoutSignal } from './browserInterfaces';
import { addCsrfHeader } from './csrf';
import type { ThunkExtra } from './thunkExtra';
import type { RefreshOutcome } from './refreshMutex';

/**
 * Sends POST refresh with plain fetch (docs/product.md, Calls). It has a separate timeout, and no caller can abort it,
 * because other callers may wait for it.
 */
export async function refreshAccess(
  refreshToken: string,
  extra: ThunkExtra,
): Promise<RefreshOutcome> {
  const { settings, refreshTimeout, fetch } = extra;
  const headers = new Headers({ 'Content-Type': 'application/json' });
  addCsrfHeader(headers, extra);
  try {
    const response = await fetch(`${settings.apiHost}${calls.refresh}`, {
      method: 'POST',
      credentials: 'include',
      headers,
      body: JSON.stringify({ refresh: refreshToken }),
      signal: timeoutSignal(refreshTimeout),
    });
    return await readOutcome(response);
  } catch {
    return { kind: 'unavailable' };
  }
}

async function readOutcome(response: Response): Promise<RefreshOutcome> {
  const { status } = response;
  if (status >= 500 || status === 408 || status === 429) return { kind: 'unavailable' };
  // Throws if the body is not JSON, which means that it does not come from the server.
  const body: unknown = await response.json();
  if (!response.ok) return { kind: 'rejected' };
  const parsed = v.safeParse(refreshResponse, body);
  return parsed.success
    ? { kind: 'renewed', accessToken: parsed.output.access }
    : { kind: 'rejected' };
}
