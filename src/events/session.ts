import { createAction } from '@reduxjs/toolkit';
import type { Account } from '../contract/account';

/** What the browser keeps of a session (docs/product.md, Session). `user` is null until it is known. */
export interface StoredSession {
  accessToken: string;
  refreshToken: string | null;
  user: Account | null;
}

/** A driver signed in with his credentials. */
export const loggedIn = createAction<StoredSession>('session/loggedIn');

/** The driver chose to leave. There is no call for it (docs/product.md, Session). */
export const loggedOut = createAction('session/loggedOut');

/** The stored session was read at start; null when there is none. */
export const sessionRestored = createAction<StoredSession | null>('session/restored');

/** Another tab stored another session, or removed it (null). */
export const sessionFollowed = createAction<StoredSession | null>('session/followed');

/** A refresh brought a new access token, for the session that `refreshToken` belongs to. */
export const sessionRefreshed = createAction<{ refreshToken: string; accessToken: string }>(
  'session/refreshed',
);

/** The server refused the session that `refreshToken` belongs to: the driver must sign in again. */
export const sessionExpired = createAction<{ refreshToken: string | null }>('session/expired');

/** The driver's username became another; what is kept under his name moves with him. */
export const usernameChanged = createAction<{ from: string; to: string }>(
  'session/usernameChanged',
);
