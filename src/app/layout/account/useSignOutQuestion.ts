import { importWithRetry } from '@/components/lazy/importWithRetry';
import { dialogRequested } from '@/events/dialogs';
import { useAppDispatch, useAppStore } from '../../hooks';
import type { AppStore } from '../../store';
import { useSignOut } from './useSignOut';

/** Returns the warning about an unsent report; null if none is needed. */
async function findWarning(store: AppStore): Promise<string | null> {
  // The report's chunk, which adds this slice, has not loaded.
  if (!('inspection' in store.getState())) return null;
  const { signOutWarning } = await importWithRetry(
    () => import(/* webpackChunkName: "inspection" */ '@/features/inspection/signOut'),
  );
  return store.dispatch(signOutWarning());
}

/** Returns a function that signs out. If a report is unsent, it asks first. */
export function useSignOutQuestion(): () => Promise<void> {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const signOut = useSignOut();
  return async () => {
    const text = await findWarning(store).catch(() => null);
    if (text === null) signOut();
    else dispatch(dialogRequested({ kind: 'signOut', text }));
  };
}
