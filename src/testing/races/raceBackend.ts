import type { Scheduler } from 'fast-check';
import * as v from 'valibot';
import { calls } from '@/contract/calls';
import type { StoredSession } from '@/events/session';
import { SessionMessages, type ChangeListener } from '@/features/auth/session/sessionMessages';
import type { SessionStorage } from '@/features/auth/session/sessionStorage';
import { json, scriptBackend, type SeenCall } from './scriptedBackend';

export type Owner = 'driver' | 'other';

const accountIds: Record<Owner, number> = { driver: 1, other: 2 };

const payload = v.object({ owner: v.picklist(['driver', 'other']) });

/** Makes an access token that names its account as Linehaul's own do. */
export const makeToken = (owner: Owner, version: number | 'expired') =>
  `head.${btoa(JSON.stringify({ sub: String(accountIds[owner]), owner, version }))}.tail`;

/** Returns the owner in an access token. */
export function getOwner(token: string | null): Owner | null {
  const part = token?.split('.')[1];
  return part === undefined ? null : v.parse(payload, JSON.parse(atob(part))).owner;
}

const makeUser = (username: Owner) => ({ username, email: '', id: accountIds[username] });

export function makeSession(owner: Owner, accessToken: string): StoredSession {
  return { accessToken, refreshToken: `refresh-${owner}`, user: makeUser(owner) };
}

type Values = Record<keyof StoredSession, unknown>;

/**
 * A localStorage for all tabs, each in a process of its own. The scheduler decides when each of the three values, and
 * the message about the whole change, reaches another tab.
 */
export function sharedStorage(scheduler: Scheduler, stored: StoredSession) {
  const keys = ['accessToken', 'refreshToken', 'user'] as const;
  const toValues = (session: StoredSession | null): Values =>
    session ? { ...session } : { accessToken: null, refreshToken: null, user: null };
  const toSession = (values: Values) =>
    values.accessToken === null ? null : (values as StoredSession);
  const all = toValues(stored);
  const views = new Map<string, Values>();
  const listeners = new Map<string, { change: ChangeListener; values: () => void }>();
  const messages = new Map<string, SessionMessages>();
  let clock = 0;
  const waiting = new Set<() => void>();
  const onTheWay = new Map<string, number>();
  const count = (name: string, more: number) =>
    onTheWay.set(name, (onTheWay.get(name) ?? 0) + more);
  const news = (name: string, what: string, arrive: () => void) => {
    count(name, 1);
    void scheduler.schedule(Promise.resolve(), `${what} for ${name}`).then(() => {
      count(name, -1);
      arrive();
      for (const check of waiting) check();
    });
  };
  const getView = (name: string) => {
    const view = views.get(name) ?? { ...all };
    views.set(name, view);
    return view;
  };
  const post = (name: string, message: unknown) => {
    for (const [other, { change }] of listeners) {
      if (other !== name)
        news(other, 'message', () => messages.get(other)?.receive(message, change));
    }
  };
  /** Opens a tab, in a process of its own or in that of its opener. */
  const tab = (name: string, opener?: string): SessionStorage => {
    if (opener !== undefined) views.set(name, getView(opener));
    const mine = new SessionMessages((message) => post(name, message));
    messages.set(name, mine);
    return createTab(name, mine);
  };
  const createTab = (name: string, mine: SessionMessages): SessionStorage => ({
    read: () => toSession({ ...getView(name) }),
    write: (change) => {
      Object.assign(all, toValues(change.after));
      Object.assign(getView(name), toValues(change.after));
      mine.send(change, (clock += 1));
      for (const other of listeners.keys()) {
        if (other === name) continue;
        for (const key of keys) {
          news(other, key, () => {
            const view = getView(other);
            view[key] = all[key];
            for (const [each, { values }] of listeners) if (views.get(each) === view) values();
          });
        }
      }
    },
    recover: () => Promise.resolve(),
    subscribe: (change, values) => {
      listeners.set(name, { change, values });
      mine.begin(toSession({ ...getView(name) }));
    },
    until: (isTrue) =>
      new Promise<void>((resolve) => {
        const end = () => {
          waiting.delete(check);
          resolve();
        };
        const check = () => {
          if (isTrue()) end();
        };
        // The time that a tab waits is longer than that of any news.
        const wait = () =>
          void scheduler.schedule(Promise.resolve(), `${name} has waited`).then(() => {
            if (onTheWay.get(name)) wait();
            else end();
          });
        waiting.add(check);
        check();
        wait();
      }),
  });
  return { tab, read: () => toSession({ ...all }) };
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
  const names = new Map<Owner, string>();
  const renewals = new Map<string, number>();
  let issued = 0;
  let faultsLeft = faults;

  const findUser = (owner: Owner) => ({
    ...makeUser(owner),
    username: names.get(owner) ?? owner,
  });

  function issue(owner: Owner): string {
    const token = makeToken(owner, (issued += 1));
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
    return json(call.path === calls.me ? findUser(getOwner(token) ?? 'driver') : {});
  }

  const scripted = scriptBackend(async (call) => {
    const tokenOfTab = findAccessToken(call.host);
    await scheduler.schedule(Promise.resolve(), `${call.method} ${call.path} with ${call.token}`);
    return respond(call, tokenOfTab);
  });
  return {
    ...scripted,
    issue,
    findUser,
    rename: (owner: Owner, username: string) => void names.set(owner, username),
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
