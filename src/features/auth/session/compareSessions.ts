import { readTokenAccount } from '@/api/tokenAccount';
import type { Account } from '@/contract/account';
import type { StoredSession } from '@/events/session';

const userFields = ['id', 'username', 'email', 'role', 'full_name', 'name_since'] as const;

export function isSameUser(a: Account | null, b: Account | null): boolean {
  return userFields.every((field) => a?.[field] === b?.[field]);
}

export function isSame(a: StoredSession | null, b: StoredSession | null): boolean {
  if (!a || !b) return a === b;
  return (
    a.accessToken === b.accessToken &&
    a.refreshToken === b.refreshToken &&
    isSameUser(a.user, b.user)
  );
}

/**
 * Whether two values are the same sign-in. A refresh keeps the refresh token. Without one, the name decides. Values that
 * have arrived in part may have the refresh token of another account.
 */
export function isSameSignIn(a: StoredSession, b: StoredSession): boolean {
  const [one = b.user?.id, other = one] = [a.user?.id, b.user?.id];
  if (a.refreshToken !== b.refreshToken || one !== other) return false;
  return a.refreshToken !== null || a.user?.username === b.user?.username;
}

/** Whether the stored values belong together. Only the tokens of Linehaul's own backend name their account. */
export function isOneSession({ accessToken, user }: StoredSession, fleet: boolean): boolean {
  const account = fleet ? readTokenAccount(accessToken) : null;
  return account === null || user?.id === undefined || account === user.id;
}

/** Keeps the values of `mine` that the change did not change, because this tab may have changed them. */
export function merge(
  mine: StoredSession,
  before: StoredSession,
  after: StoredSession | null,
): StoredSession | null {
  return (
    after && {
      accessToken: after.accessToken === before.accessToken ? mine.accessToken : after.accessToken,
      refreshToken: after.refreshToken,
      user: isSameUser(after.user, before.user) ? mine.user : after.user,
    }
  );
}
