import Typography from '@mui/material/Typography';
import { FormDialog } from './FormDialog';

interface ConfirmDialogProps {
  title: string;
  submitText: string;
  isDangerous?: boolean;
  text: string;
  /** Throws the HttpError of a rejected call. */
  send: () => Promise<void>;
  onClose: () => void;
}

export function ConfirmDialog({ text, send, ...dialog }: ConfirmDialogProps) {
  return (
    <FormDialog {...dialog} initial={{}} send={send}>
      <Typography>{text}</Typography>
    </FormDialog>
  );
}
