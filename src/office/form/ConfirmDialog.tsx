import Typography from '@mui/material/Typography';
import { FormDialog } from './FormDialog';

interface ConfirmDialogProps {
  title: string;
  submitText: string;
  /** Whether the action cannot be undone. */
  isDangerous?: boolean;
  /** A sentence about what will happen. */
  text: string;
  /** Throws the HttpError of a rejected call. The dialog shows its message. */
  send: () => Promise<void>;
  onClose: () => void;
}

/** Asks for confirmation before an action. */
export function ConfirmDialog({ text, send, ...dialog }: ConfirmDialogProps) {
  return (
    <FormDialog {...dialog} initial={{}} send={send}>
      <Typography>{text}</Typography>
    </FormDialog>
  );
}
