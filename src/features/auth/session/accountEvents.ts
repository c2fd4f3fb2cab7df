import { createAction } from '@reduxjs/toolkit';
import type { Account } from '@/contract/account';

/** The account check of the session with this `refreshToken` returned the driver's account. */
export const accountLoaded = createAction<{ refreshToken: string | null; account: Account }>(
  'auth/accountLoaded',
);

/** The account check was rejected for good: the token is removed silently. */
export const accountRejected = createAction<{ refreshToken: string | null }>(
  'auth/accountRejected',
);
