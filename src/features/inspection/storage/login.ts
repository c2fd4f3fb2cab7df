import { isAnyOf } from '@reduxjs/toolkit';
import type { Tokens } from '@/api/thunkExtra';
import {
  accountLoaded,
  accountRejected,
  loggedIn,
  loggedOut,
  sessionExpired,
  sessionFollowed,
  sessionRestored,
  usernameChanged,
} from '@/events/session';

/** Who is signed in. */
export interface Login {
  owner: string;
  session: string;
  /** The account's name and since when it has it. Null while the owner is a username. */
  account: { username: string; nameSince: string | null } | null;
}

export function getLogin(tokens: Tokens | null): Login | null {
  if (!tokens || tokens.owner === null) return null;
  const { owner, username, account, nameSince } = tokens;
  return {
    owner,
    session: tokens.refreshToken ?? tokens.accessToken,
    account: account === null || username === null ? null : { username, nameSince },
  };
}

/** Actions that may change the session's owner. */
export const isLoginChange = isAnyOf(
  isAnyOf(loggedIn, loggedOut, sessionRestored, sessionFollowed, sessionExpired),
  isAnyOf(usernameChanged, accountLoaded, accountRejected),
);
