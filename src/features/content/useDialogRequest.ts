import { useDispatch } from 'react-redux';
import { dialogRequested } from '@/events/dialogs';
import type { Dialog } from '@/events/dialogs';

/** Requests a dialog with an event, for which the dialog host renders the feature's form. */
export function useDialogRequest(): (dialog: Dialog) => void {
  const dispatch = useDispatch();
  return (dialog) => {
    dispatch(dialogRequested(dialog));
  };
}
