import type { AppDispatch } from '@/api/thunkExtra';
import { phoneWoke, reportSetAside } from '@/features/inspection/model/inspectionSlice';
import { now } from '@/features/inspection/model/state/header';
import { inspectionIn } from '@/features/inspection/model/state/inspectionState';
import { setAsideKeys } from '@/features/inspection/storage/draftNames';
import { flushDraft, phoneOf, recordsOf } from '@/features/inspection/storage/phone';

/**
 * Moves the whole draft to where the driver can read, copy and delete it, then blanks the form.
 * Resolves with false, and changes nothing, while the report is being sent or if the phone cannot
 * store the draft.
 */
export function setReportAside() {
  return async (dispatch: AppDispatch, getState: () => unknown, extra: unknown) => {
    const { draft, outbox } = inspectionIn(getState());
    if (draft.status !== 'writable' || outbox.status === 'sending') return false;
    const api = { extra };
    await flushDraft(api);
    const { engine } = phoneOf(api);
    if (engine.getDisk().written !== inspectionIn(getState()).revision) return false;
    const { storage, names } = recordsOf(api, draft.owner);
    try {
      await storage.setAside(names.record);
    } catch {
      return false;
    }
    dispatch(reportSetAside(await setAsideKeys(storage, names)));
    dispatch(phoneWoke(now()));
    return true;
  };
}
