import { useCallback, useSyncExternalStore } from 'react';
import { useDispatch, useStore } from 'react-redux';
import type { AppDispatch } from '@/api/thunkExtra';
import type { InspectionRoot } from '@/features/inspection/model/state/inspectionState';
import { pendingOf } from '@/features/inspection/model/state/outbox';
import { isOnDisk } from '@/features/inspection/storage/draftEngine';
import type { DiskState } from '@/features/inspection/storage/draftEngine';
import { openPhone } from '@/features/inspection/storage/phone';

/** `slow`: the write is taking unusually long. */
export type SaveStatus = 'saved' | 'saving' | 'slow' | 'failed';

function saveStatusOf({ inspection }: InspectionRoot, disk: DiskState): SaveStatus | null {
  if (inspection.draft.status !== 'writable') return null;
  if (disk.failed) return 'failed';
  if (isOnDisk(inspection, disk)) return 'saved';
  return disk.isSlow ? 'slow' : 'saving';
}

/** Derived from the store and the last write, so that a tap dispatches no extra action. */
function useDisk<T extends string | boolean | null>(
  read: (root: InspectionRoot, disk: DiskState) => T,
): T {
  const store = useStore<InspectionRoot>();
  const { engine } = useDispatch<AppDispatch>()(openPhone());
  const subscribe = useCallback(
    (onChange: () => void) => {
      const endings = [store.subscribe(onChange), engine.subscribe(onChange)];
      return () => endings.forEach((end) => end());
    },
    [store, engine],
  );
  return useSyncExternalStore(subscribe, () => read(store.getState(), engine.getDisk()));
}

/**
 * Whether everything entered is on this phone's disk; null if this tab does not write the draft.
 */
export function useSaveStatus(): SaveStatus | null {
  return useDisk(saveStatusOf);
}

function saveProblemOf(root: InspectionRoot, disk: DiskState): 'slow' | 'failed' | null {
  const status = saveStatusOf(root, disk);
  return status === 'slow' || status === 'failed' ? status : null;
}

/** The problem with saving. It stays the same between taps, so that nothing renders. */
export function useSaveProblem(): 'slow' | 'failed' | null {
  return useDisk(saveProblemOf);
}

function isOutboxKept({ inspection }: InspectionRoot, { written }: DiskState): boolean {
  const { patches } = inspection;
  return (
    written !== null &&
    pendingOf(written)?.submission === pendingOf(inspection)?.submission &&
    written.patches === patches
  );
}

/** Whether everything that waits for the server is on disk, so that a reload does not lose it. */
export function useIsOutboxKept(): boolean {
  return useDisk(isOutboxKept);
}
