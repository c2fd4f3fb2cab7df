import { Suspense, useState } from 'react';
import Typography from '@mui/material/Typography';
import { Modal } from '@/components/Modal/Modal';
import { stateTexts } from '@/contract/messages/states';
import { dialogClosed, dialogConfirmed, type Dialog, type DialogRequest } from '@/events/dialogs';
import { ErrorBoundary } from '@/components/ErrorBoundary/ErrorBoundary';
import { selectDialog } from '@/features/ui/uiSlice';
import { useAppDispatch, useAppStore } from '../hooks';
import { DialogForm } from './DialogForm';

function getDialogTitle(dialog: Dialog): string {
  switch (dialog.kind) {
    case 'driverApplication':
      return 'Driver Application';
    case 'shipperApplication':
      return dialog.title;
    case 'comment':
      return 'Leave a comment';
    case 'changeUsername':
      return 'Change Username';
    case 'changePassword':
      return 'Change Password';
    case 'signOut':
      return 'Sign out?';
  }
}

interface DialogWindowProps {
  /** Null closes the dialog. */
  dialog: DialogRequest | null;
}

/** The window of every dialog. It still shows its content while it closes. */
export function DialogWindow({ dialog }: DialogWindowProps) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [shown, setShown] = useState(dialog);
  if (dialog && dialog !== shown) setShown(dialog);
  if (!shown) return null;
  const close = () => dispatch(dialogClosed());
  /** A response may arrive long after its dialog was closed, and must not close another dialog. */
  const done = (text?: string) => {
    const open = selectDialog(store.getState());
    const isAwaited = open?.kind === shown.kind;
    const { opener } = isAwaited ? open : shown;
    if (isAwaited) close();
    if (opener && text) dispatch(dialogConfirmed({ opener, text, isAwaited }));
  };
  return (
    <Modal open={dialog !== null} title={getDialogTitle(shown)} onClose={close}>
      <ErrorBoundary key={shown.kind}>
        <Suspense fallback={<Typography role="status">{stateTexts.loading}</Typography>}>
          <DialogForm dialog={shown} onDone={done} />
        </Suspense>
      </ErrorBoundary>
    </Modal>
  );
}
