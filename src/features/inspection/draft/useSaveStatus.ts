import { useCallback, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import type { InspectionRoot } from '../inspectionState';
import { isOnDisk } from './draftEngine';
import { persistedDraftOf } from './persistedDraft';

export type SaveStatus = 'saved' | 'saving' | 'failed';

/**
 * Whether all that was entered is on this phone's disk; null where this tab does not write the draft. Derived from
 * what the store has and what was written last, so that a tap needs no action of its own for it.
 */
export function useSaveStatus(): SaveStatus | null {
  const store = useStore<InspectionRoot>();
  const { engine } = persistedDraftOf(store);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const endings = [store.subscribe(onChange), engine.subscribe(onChange)];
      return () => endings.forEach((end) => end());
    },
    [store, engine],
  );
  return useSyncExternalStore(subscribe, () => {
    const { inspection } = store.getState();
    if (inspection.draft.status !== 'writable') return null;
    if (engine.getDisk().failed) return 'failed';
    return isOnDisk(inspection, engine.getDisk()) ? 'saved' : 'saving';
  });
}
