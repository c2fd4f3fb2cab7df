import { dialogRequested } from '@/events/dialogs';
import { useAppDispatch, useAppStore } from '../hooks';
import { loadAgain } from '../loadAgain';
import { useSignOut } from './useSignOut';

/** What happens to the driver's report; null when nothing of it is unsent, or there is none. */
async function findWarning(store: ReturnType<typeof useAppStore>): Promise<string | null> {
  // Injected with the report's chunk.
  if (!('inspection' in store.getState())) return null;
  const { signOutWarning } = await loadAgain(
    () => import(/* webpackChunkName: "inspection" */ '@/features/inspection/signOut'),
  );
  return signOutWarning(store);
}

/** Signs out; asks first where a report waits or has entries that are not sent. */
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
