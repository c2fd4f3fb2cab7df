import type { Scheduler } from 'fast-check';
import { calls } from '@/contract/calls';
import type { StoredSession } from '@/events/session';
import type { SessionStorage } from '@/features/auth/session/sessionStorage';
import { json, scriptBackend, type SeenCall } from './scriptedBackend';

export type Owner = 'driver' | 'other';

/** Returns the owner in an access token such as `driver:expired` or `other:3`. */
export const getOwner = (token: string | null) => token?.split(':')[0] ?? null;

export function makeSession(owner: Owner, accessToken: string): StoredSession {
  return { accessToken, refreshToken: `refresh-${owner}`, user: { username: owner, email: '' } };
}

/** A localStorage for all tabs. The scheduler decides when an event reaches the other tabs. */
export function sharedStorage(scheduler: Scheduler, stored: StoredSession) {
  let session: StoredSession | null = stored;
  const listeners = new Map<string, () => void>();
  const tab = (name: string): SessionStorage => ({
    read: () => session,
    write: (next) => {
      session = next;
      for (const [other, listener] of listeners) {
        if (other !== name)
          void scheduler.schedule(Promise.resolve(), `news for ${other}`).then(listener);
      }
    },
    subscribe: (listener) => listeners.set(name, listener),
  });
  return { tab, read: () => session };
}

/**
 * A backend that accepts a refresh token until it is revoked. The first `faults` refreshes fail. Checks tokens when it
 * responds, so that a 401 may arrive long after a refresh.
 */
export function tokenBackend(
  scheduler: Scheduler,
  faults: number,
  findAccessToken: (host: string) => string | null,
) {
  const valid = new Set<string>();
  // The account check accepts expired tokens, because a second 401 right after a refresh ends a session by design.
  const everIssued = new Set<string>();
  const revoked = new Set<string>();
  const renewals = new Map<string, number>();
  let issued = 0;
  let faultsLeft = faults;

  function issue(owner: string): string {
    const token = `${owner}:${(issued += 1)}`;
    valid.add(token);
    everIssued.add(token);
    return token;
  }

  function refresh(call: SeenCall, expired: string | null): Response {
    if (faultsLeft-- > 0) return json({}, 503);
    const owner = call.body.includes('refresh-other') ? 'other' : 'driver';
    if (revoked.has(owner)) return json({}, 401);
    const renewal = `${call.host} ${expired}`;
    renewals.set(renewal, (renewals.get(renewal) ?? 0) + 1);
    return json({ access: issue(owner) });
  }

  function respond(call: SeenCall, tokenOfTab: string | null): Response {
    if (call.path === calls.refresh) return refresh(call, tokenOfTab);
    const { token } = call;
    const accepted = call.path === calls.me ? everIssued : valid;
    if (token === null || !accepted.has(token)) return json({}, 401);
    return json(call.path === calls.me ? { username: getOwner(token), email: '' } : {});
  }

  const scripted = scriptBackend(async (call) => {
    const tokenOfTab = findAccessToken(call.host);
    await scheduler.schedule(Promise.resolve(), `${call.method} ${call.path} with ${call.token}`);
    return respond(call, tokenOfTab);
  });
  return {
    ...scripted,
    issue,
    renewals,
    expireAll: () => valid.clear(),
    revoke: (owner: Owner) => {
      revoked.add(owner);
      for (const tokens of [valid, everIssued]) {
        for (const token of tokens) if (getOwner(token) === owner) tokens.delete(token);
      }
    },
  };
}
