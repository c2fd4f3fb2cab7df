import Typography from '@mui/material/Typography';
import { FormDialog } from './FormDialog';

interface ConfirmDialogProps {
  title: string;
  submitText: string;
  /** What cannot be undone. */
  text: string;
  /** Throws the HttpError of a refused call, which is shown. */
  send: () => Promise<void>;
  onClose: () => void;
}

/** Asks before an action that cannot be undone. */
export function ConfirmDialog({ text, send, ...dialog }: ConfirmDialogProps) {
  return (
    <FormDialog {...dialog} initial={{}} send={send}>
      <Typography>{text}</Typography>
    </FormDialog>
  );
}
