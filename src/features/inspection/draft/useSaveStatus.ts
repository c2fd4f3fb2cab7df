import { useSyncExternalStore } from 'react';
import { useSelector, useStore } from 'react-redux';
import type { InspectionRoot } from '../inspectionState';
import { isOnDisk } from './draftEngine';
import { persistedDraftOf } from './persistedDraft';

export type SaveStatus = 'saved' | 'saving' | 'failed';

/**
 * Whether all that was entered is on this phone's disk; null where this tab does not write the draft. Derived from
 * what the store has and what was written last, so that a tap needs no action of its own for it.
 */
export function useSaveStatus(): SaveStatus | null {
  const { engine } = persistedDraftOf(useStore());
  const disk = useSyncExternalStore(engine.subscribe, engine.getDisk);
  return useSelector(({ inspection }: InspectionRoot) => {
    if (inspection.draft.status !== 'writable') return null;
    if (disk.failed) return 'failed';
    return isOnDisk(inspection, disk) ? 'saved' : 'saving';
  });
}
