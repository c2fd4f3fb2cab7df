import type { AppDispatch } from '@/api/thunkExtra';
import { isToBeSent } from '@/features/inspection/model/rules/photoPlan';
import { isAnythingUnsent } from '@/features/inspection/model/rules/reportMerge';
import { areChangesWaiting } from '@/features/inspection/model/rules/reviewRules';
import { draftIn, type DraftState } from '@/features/inspection/model/state/inspectionState';
import { getPendingOutbox } from '@/features/inspection/model/state/outbox';
import { selectPhotos } from '@/features/inspection/model/state/photo';
import { openPhone } from '@/features/inspection/storage/phone';

export const signOutTexts = {
  notSaved:
    'This phone could not save what you entered last. They are lost if you sign out and close this page.',
  pending:
    'The office does not have your report yet. It stays on this phone and is sent after you sign in again.',
  patches:
    'Your last changes are not sent yet. They stay on this phone and are sent after you sign in again.',
  unsent:
    'Your report is not sent yet. It stays on this phone, and you can finish it after you sign in again.',
} as const;

function unsentReportText(state: DraftState): string | null {
  if (getPendingOutbox(state)) return signOutTexts.pending;
  if (areChangesWaiting(state) || selectPhotos(state.photos).some(isToBeSent)) {
    return signOutTexts.patches;
  }
  return isAnythingUnsent(state) ? signOutTexts.unsent : null;
}

/** Returns the warning for a driver who signs out, or null. */
export const signOutWarning =
  () =>
  (dispatch: AppDispatch, getState: () => unknown): string | null => {
    const state = draftIn(getState());
    // Only a tab that writes the report has anything to lose.
    if (state.access.status !== 'writable') return null;
    const text = unsentReportText(state);
    const { problem } = dispatch(openPhone()).engine.getDisk();
    return text !== null && problem !== null ? signOutTexts.notSaved : text;
  };
