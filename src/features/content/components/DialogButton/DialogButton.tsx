import { useId } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDispatch, useSelector } from 'react-redux';
import { ConfirmationNote } from '@/components/ConfirmationNote/ConfirmationNote';
import { dialogRequested, type Dialog } from '@/events/dialogs';
import { selectConfirmation } from '../../contentSlice';
import { CallUs } from '../CallUs/CallUs';

interface DialogButtonProps {
  dialog: Dialog;
  variant?: 'contained' | 'outlined';
  children: string;
}

/** A button that opens a dialog, and shows a confirmation once the dialog's form is sent. */
export function DialogButton({ dialog, variant = 'contained', children }: DialogButtonProps) {
  const opener = useId();
  const dispatch = useDispatch();
  const latest = useSelector(selectConfirmation);
  const confirmation = latest?.opener === opener ? latest : null;
  return (
    <div>
      <Button variant={variant} onClick={() => dispatch(dialogRequested({ ...dialog, opener }))}>
        {children}
      </Button>
      {confirmation ? (
        <Box sx={{ maxWidth: 480, marginTop: 2 }}>
          <ConfirmationNote takesFocus={confirmation.isAwaited}>
            {confirmation.text} {dialog.kind === 'comment' ? null : <CallUs />}
          </ConfirmationNote>
        </Box>
      ) : null}
    </div>
  );
}
