import { draftShown } from '@/features/inspection/model/inspectionSlice';
import type { InspectionStore } from './inspectionStore';
import { requestLock } from './draftLock';
import type { DraftLock } from './draftLock';
import { parseDraft } from './draftRecord';
import type { DraftNames } from './draftRecord';
import type { Phone } from './phone';

/** A driver's draft in this tab, writable or not. */
export interface Draft {
  owner: string;
  names: DraftNames;
  channel: BroadcastChannel | null;
}

/**
 * Shows what another tab writes until `signal` aborts. Resolves with the lock once the other tab is
 * gone, or with null if aborted.
 */
export async function showDraft(
  { dispatch }: InspectionStore,
  { storage, locks }: Phone,
  { owner, names, channel }: Draft,
  signal: AbortSignal,
): Promise<DraftLock | null> {
  const showWritten = async () => {
    const kept = await storage.read(names.record).catch(() => null);
    const contents = kept === null ? null : parseDraft(kept);
    if (!signal.aborted) dispatch(draftShown({ owner, contents }));
  };
  if (channel) channel.onmessage = () => void showWritten();
  await showWritten();
  const lock = await requestLock(locks, names.lock, 'wait', signal);
  if (channel) channel.onmessage = null;
  return lock;
}
