import { useState, useSyncExternalStore } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch } from '@/api/thunkExtra';
import { selectDraftStatus } from '@/features/inspection/model/rules/reportSelectors';
import type { InspectionRoot } from '@/features/inspection/model/state/inspectionState';
import type { DiskState } from '@/features/inspection/storage/draftEngine';
import { openPhone } from '@/features/inspection/storage/phone';

/** `slow`: the write is taking unusually long. */
export type SaveStatus = 'saved' | 'saving' | 'slow' | 'failed';

const selectRevision = ({ inspection }: InspectionRoot) => inspection.revision;

function useDisk<Key extends keyof DiskState>(key: Key): DiskState[Key] {
  const dispatch = useDispatch<AppDispatch>();
  const [{ engine }] = useState(() => dispatch(openPhone()));
  return useSyncExternalStore(engine.subscribe, () => engine.getDisk()[key]);
}

/** The problem with saving. It stays the same between taps, so that nothing renders. */
export const useSaveProblem = (): DiskState['problem'] => useDisk('problem');

/**
 * Whether everything entered is on this phone's disk; null if this tab does not write the draft.
 * Compares two numbers, so that a write dispatches no action.
 */
export function useSaveStatus(): SaveStatus | null {
  const isSaved = useSelector(selectRevision) === useDisk('written');
  const problem = useSaveProblem();
  if (useSelector(selectDraftStatus) !== 'writable') return null;
  return problem ?? (isSaved ? 'saved' : 'saving');
}
