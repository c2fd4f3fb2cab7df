import { createAction } from '@reduxjs/toolkit';
import type { Account } from '@/contract/account';

/** The stored part of a session (docs/product.md, Session). `user` is null until it is known. */
export interface StoredSession {
  accessToken: string;
  refreshToken: string | null;
  user: Account | null;
}

export const loggedIn = createAction<StoredSession>('session/loggedIn');

/** The driver signed out. Linehaul's own backend is notified (docs/product.md, Session). */
export const loggedOut = createAction('session/loggedOut');

/** The app read the stored session at start; null if there is none. */
export const sessionRestored = createAction<StoredSession | null>('session/restored');

/** Another tab changed the session, or ended it (null). */
export const sessionFollowed = createAction<StoredSession | null>('session/followed');

/** A refresh returned a new access token for the session with this `refreshToken`. */
export const sessionRefreshed = createAction<{ refreshToken: string; accessToken: string }>(
  'session/refreshed',
);

/** The server rejected the session with this `refreshToken`, so the driver must sign in again. */
export const sessionExpired = createAction<{ refreshToken: string | null }>('session/expired');

/** The driver gave the account of the session with this `refreshToken` a new username. */
export const usernameChanged = createAction<{ refreshToken: string | null; username: string }>(
  'session/usernameChanged',
);

/** The account check of the session with this `refreshToken` returned the driver's account. */
export const accountLoaded = createAction<{ refreshToken: string | null; account: Account }>(
  'auth/accountLoaded',
);

/** The server rejected the account check for good. */
export const accountRejected = createAction<{ refreshToken: string | null }>(
  'auth/accountRejected',
);
