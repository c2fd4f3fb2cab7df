import type { AppDispatch, SessionAccess, ThunkExtra } from '@/api/thunkExtra';
import { sessionFollowed, sessionRestored, type StoredSession } from '@/events/session';
import { selectStoredSession, selectTokens } from '../authSlice';
import { confirmAccount, type AuthStore } from './checkAccount';
import { isOneSession, isSame, isSameSignIn, isSameUser, merge } from './compareSessions';
import type { SessionStorage } from './sessionStorage';

/** `store` is a function because the store is created later than its session access. */
export function sessionAccess(
  store: () => AuthStore,
  storage: SessionStorage,
  fleet: boolean,
): SessionAccess {
  let settling: Promise<void> | null = null;
  return {
    tokens: () => selectTokens(store().getState(), fleet),
    settleSession: () =>
      (settling ??= settle(store(), storage, fleet).finally(() => {
        settling = null;
      })),
  };
}

const getFleet = (_dispatch: AppDispatch, _getState: () => unknown, extra: ThunkExtra) =>
  extra.settings.fleet;

/**
 * Reads the stored session. On a page that the server rendered, call this after hydration. Values of two accounts, of
 * which another tab has stored some only, are no session.
 */
export function restoreSession(store: AuthStore, storage: SessionStorage): void {
  const stored = storage.read() ?? null;
  const isOne = stored !== null && isOneSession(stored, store.dispatch(getFleet));
  store.dispatch(sessionRestored(isOne ? stored : null));
}

/** Follows each change of another tab as one value. Never follows the stored values while they change. */
export function followTabs(store: AuthStore, storage: SessionStorage, access: SessionAccess): void {
  const settle = () => void access.settleSession();
  storage.subscribe(({ at, before, after }, signedInAt) => {
    if (store.getState().auth.status === 'unknown') return;
    const mine = selectStoredSession(store.getState());
    const isEarlier = at < signedInAt;
    // A tab that was opened after the sign-in may not know when that was.
    const isMine = before && mine && (!isEarlier || at === 0) && isSameSignIn(before, mine);
    const next = isMine ? merge(mine, before, after) : at > signedInAt ? after : mine;
    adopt(store, next, mine, isMine ? before : next);
    // The other tab does not know of this tab's sign-in or sign-out, and may have stored its own session.
    if (isEarlier && !isMine) storage.write({ before: mine, after: mine });
    // Two tabs may have changed the session at once. The stored one counts.
    settle();
  }, settle);
}

/**
 * Adopts another tab's session. If it has another name for the same sign-in, and did not replace this tab's name, the
 * server says which name is right.
 */
function adopt(
  store: AuthStore,
  theirs: StoredSession | null,
  mine: StoredSession | null,
  replaced = theirs,
): void {
  if (!isSame(theirs, mine)) store.dispatch(sessionFollowed(theirs));
  if (!theirs || !mine || !isSameSignIn(theirs, mine)) return;
  const isKnown = [theirs, replaced].some((one) => isSameUser(one?.user ?? null, mine.user));
  if (!isKnown) void confirmAccount(theirs, store);
}

/**
 * Waits until the stored session is this tab's, because another tab may be changing it. If no change arrives, as after a
 * sleep, adopts the stored session if its values belong together.
 */
async function settle(store: AuthStore, storage: SessionStorage, fleet: boolean): Promise<void> {
  const getMine = () => selectStoredSession(store.getState());
  const isSettled = () => {
    const stored = storage.read();
    return stored === undefined || isSame(stored, getMine());
  };
  if (store.getState().auth.status === 'unknown' || isSettled()) return;
  const before = storage.read() ?? null;
  await storage.until(isSettled);
  const stored = storage.read();
  if (stored === undefined || isSettled()) return;
  if (!isSame(stored, before)) return settle(store, storage, fleet);
  const mine = getMine();
  if (stored === null || isOneSession(stored, fleet)) adopt(store, stored, mine);
  // A tab with a later sign-in corrects this.
  else if (mine) storage.write({ before: mine, after: mine });
}
