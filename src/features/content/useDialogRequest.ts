import { useDispatch } from 'react-redux';
import { dialogRequested } from '@/events/dialogs';
import type { Dialog } from '@/events/dialogs';

/** Asks for a dialog by its event: the dialog host renders the feature that answers. */
export function useDialogRequest(): (dialog: Dialog) => void {
  const dispatch = useDispatch();
  return (dialog) => {
    dispatch(dialogRequested(dialog));
  };
}
