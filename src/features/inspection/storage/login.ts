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

/** A session's owner and identity. If the same session has another owner name, the username was changed. */
export interface Login {
  owner: string;
  session: string;
}

export function getLogin(tokens: Tokens | null): Login | null {
  if (!tokens || tokens.owner === null) return null;
  return { owner: tokens.owner, session: tokens.refreshToken ?? tokens.accessToken };
}

/** Actions that may change the session's owner. */
export const isLoginChange = isAnyOf(
  isAnyOf(loggedIn, loggedOut, sessionRestored, sessionFollowed, sessionExpired),
  isAnyOf(usernameChanged, accountLoaded, accountRejected),
);
