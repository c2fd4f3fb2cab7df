import { isFinalRejection, toAppError } from '@/api/appError';
import { selectSessionStatus, selectUser } from '@/features/auth/authSlice';
import { checkAccount } from '@/features/auth/session/checkAccount';
import { restoreSession } from '@/features/auth/session/followTabs';
import type { SessionStorage } from '@/features/auth/session/sessionStorage';
import type { Account } from '@/contract/account';
import { returnParameter, routes } from '@/contract/routes';
import type { Role } from '@/contract/office/roles';
import type { OfficeStore } from './store';

/** A signed-in person who may open the office. */
export interface Staff {
  account: Account;
  role: Exclude<Role, 'driver'>;
}

export type Entry =
  | { kind: 'staff'; staff: Staff }
  /** The person must go to another page of the site. */
  | { kind: 'elsewhere'; path: string }
  /** The server could not be reached or failed. */
  | { kind: 'unreachable' };

/** The path of the site's login page, which returns the person to the current page afterward. */
export function loginPath({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return `${routes.login}?${new URLSearchParams({ [returnParameter]: pathname + search }).toString()}`;
}

/** Decides whether the person may open the office, from the stored session and the account that the server returns. */
export async function enterOffice(
  store: OfficeStore,
  storage: SessionStorage,
  here: Pick<Location, 'pathname' | 'search'>,
): Promise<Entry> {
  await storage.recover();
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

/** Reloads the office when another person signs in, because their role may differ. */
export function watchUser(store: OfficeStore, { account }: Staff, reload: () => void): void {
  const unsubscribe = store.subscribe(() => {
    const user = selectUser(store.getState());
    if (user === null || user.id === account.id) return;
    unsubscribe();
    reload();
  });
}
