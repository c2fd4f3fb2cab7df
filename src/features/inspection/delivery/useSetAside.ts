import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { AppDispatch } from '@/api/thunkExtra';
import { setAsideRemoved } from '@/features/inspection/model/inspectionSlice';
import { openPhone } from '@/features/inspection/storage/phone';

/** A draft that was set aside, as it is stored. */
export type SetAside =
  { status: 'reading' } | { status: 'read'; contents: unknown } | { status: 'failed' };

/** The draft under this key on the phone's disk, and how to delete it there. */
export function useSetAside(key: string): { draft: SetAside; remove: () => Promise<void> } {
  const dispatch = useDispatch<AppDispatch>();
  const { storage } = dispatch(openPhone());
  const [draft, setDraft] = useState<SetAside>({ status: 'reading' });
  useEffect(() => {
    let isGone = false;
    const show = (read: SetAside) => {
      if (!isGone) setDraft(read);
    };
    storage.read(key).then(
      (contents) => show({ status: 'read', contents }),
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
