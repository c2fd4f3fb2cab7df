import { isFinalRejection, toAppError } from '@/api/appError';
import { selectUsername, selectSessionStatus } from '@/features/auth/authSlice';
import { checkAccount } from '@/features/auth/session/checkAccount';
import { restoreSession } from '@/features/auth/session/session';
import type { SessionStorage } from '@/features/auth/session/sessionStorage';
import type { Account } from '@/contract/account';
import { returnParameter, routes } from '@/contract/routes';
import type { Role } from '@/contract/office/roles';
import type { OfficeStore } from './store';

/** The person who opened the office. Drivers have no access to it. */
export interface Staff {
  account: Account;
  role: Exclude<Role, 'driver'>;
}

export type Entry =
  | { kind: 'staff'; staff: Staff }
  /** The visitor has to go to a page of the site. */
  | { kind: 'elsewhere'; path: string }
  /** The server did not respond, so the session is unchanged. */
  | { kind: 'unreachable' };

/** The site's login page, which leads back to where the visitor is now. */
export function loginPath({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return `${routes.login}?${new URLSearchParams({ [returnParameter]: pathname + search }).toString()}`;
}

/** Reads the stored session and fetches its account from the server. */
export async function enterOffice(
  store: OfficeStore,
  storage: SessionStorage,
  here: Pick<Location, 'pathname' | 'search'>,
): Promise<Entry> {
  restoreSession(store, storage);
  const toLogin = { kind: 'elsewhere', path: loginPath(here) } as const;
  if (selectSessionStatus(store.getState()) !== 'authenticated') return toLogin;

  const { data: account, error } = await store.dispatch(
    checkAccount.initiate(undefined, { subscribe: false }),
  );
  if (!account) return isFinalRejection(toAppError(error)) ? toLogin : { kind: 'unreachable' };
  const { role = 'driver' } = account;
  if (role === 'driver') return { kind: 'elsewhere', path: routes.vehicleReport };
  return { kind: 'staff', staff: { account, role } };
}

/**
 * Reloads the office if somebody else signs in on another tab, so that they get it with their own
 * role.
 */
export function watchUser(store: OfficeStore, { account }: Staff, reload: () => void): void {
  const unsubscribe = store.subscribe(() => {
    const username = selectUsername(store.getState());
    if (username === null || username === account.username) return;
    unsubscribe();
    reload();
  });
}
