import { useEffect, useState, useSyncExternalStore } from 'react';
import { useAppDispatch, useAppSelector } from '@/features/inspection/hooks';
import { setAsideRemoved } from '@/features/inspection/model/inspectionSlice';
import { selectDraftStatus } from '@/features/inspection/model/rules/reportSelectors';
import type { DraftRoot } from '@/features/inspection/model/state/inspectionState';
import type { DiskState } from '@/features/inspection/storage/draftEngine';
import { parseDraft } from '@/features/inspection/storage/draftRecord';
import { openPhone } from '@/features/inspection/storage/phone';

/** The phone of the page's store, which never changes. */
function usePhone() {
  const dispatch = useAppDispatch();
  const [phone] = useState(() => dispatch(openPhone()));
  return phone;
}

/** `slow` means that the write to the phone's disk takes unusually long. */
export type SaveStatus = 'saved' | 'saving' | 'slow' | 'failed';

const selectRevision = ({ inspection: { draft } }: DraftRoot) => draft.revision;

function useDisk<Key extends keyof DiskState>(key: Key): DiskState[Key] {
  const { engine } = usePhone();
  return useSyncExternalStore(engine.subscribe, () => engine.getDisk()[key]);
}

export const useSaveProblem = (): DiskState['problem'] => useDisk('problem');

/** Whether everything entered is on this phone's disk. Null if this tab does not write the draft. */
export function useSaveStatus(): SaveStatus | null {
  const isSaved = useAppSelector(selectRevision) === useDisk('written');
  const problem = useSaveProblem();
  if (useAppSelector(selectDraftStatus) !== 'writable') return null;
  return problem ?? (isSaved ? 'saved' : 'saving');
}

/** A draft that was set aside, as stored. */
export type SetAside =
  | { status: 'reading' }
  | { status: 'read'; contents: unknown; isDamaged: boolean }
  | { status: 'failed' };

/** Returns the draft that was set aside under this key, and a function that deletes it from the phone. */
export function useSetAside(key: string): { draft: SetAside; remove: () => Promise<void> } {
  const dispatch = useAppDispatch();
  const { storage } = usePhone();
  const [draft, setDraft] = useState<SetAside>({ status: 'reading' });
  useEffect(() => {
    let isGone = false;
    const show = (read: SetAside) => {
      if (!isGone) setDraft(read);
    };
    storage.read(key).then(
      (contents) => show({ status: 'read', contents, isDamaged: parseDraft(contents) === null }),
      () => show({ status: 'failed' }),
    );
    return () => {
      isGone = true;
    };
  }, [storage, key]);
  const remove = async () => {
    await storage.remove(key);
    dispatch(setAsideRemoved(key));
  };
  return { draft, remove };
}
