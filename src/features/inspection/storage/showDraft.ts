import type { TabChannel } from '@/api/tabChannel';
import { draftShown } from '@/features/inspection/model/inspectionSlice';
import { parseDraft } from './draftRecord';
import type { DraftNames } from './draftNames';
import type { Listener } from './inspectionStore';
import type { OpenPhone } from './phone';
import { PhotosOnPhone } from './photosOnPhone';

/** Shows what another tab has written, now and after each of its messages. Returns a function that stops this. */
export function showDraft(
  owner: string,
  { names, channel }: { names: DraftNames; channel: TabChannel | null },
  { storage }: OpenPhone,
  listener: Listener,
): () => void {
  let isStopped = false;
  const show = async () => {
    const stored = await storage.read(names.record).catch(() => null);
    const photos = await new PhotosOnPhone(listener, owner).list().catch(() => []);
    const contents = stored === null ? null : parseDraft(stored);
    if (!isStopped) listener.dispatch(draftShown({ owner, contents, photos }));
  };
  channel?.listen(() => void show());
  void show();
  return () => {
    isStopped = true;
    channel?.listen(null);
  };
}
