import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { Form, HttpError } from 'react-admin';
import { newUuid } from '@/api/browserInterfaces';
import { useFormState } from 'react-hook-form';
import { getFieldErrors } from '../data/rejection';
import { CallButton } from './CallButton';

interface FormDialogProps<Values extends object> {
  title: string;
  submitText: string;
  isDangerous?: boolean;
  initial: Values;
  /**
   * Throws the HttpError of a failed call; the dialog then shows its messages and keeps the input. The key is that of
   * this dialog.
   */
  send: (values: Values, formKey: string) => Promise<void>;
  /** If absent, the dialog has no Cancel button and does not close by itself. */
  onClose?: () => void;
  children: React.ReactNode;
}

function SubmitButton({ text, isDangerous }: { text: string; isDangerous: boolean }) {
  const { isSubmitting } = useFormState();
  return (
    <CallButton type="submit" isBusy={isSubmitting} color={isDangerous ? 'error' : 'primary'}>
      {text}
    </CallButton>
  );
}

/** A dialog with a form. It calls `onClose` once `send` succeeds. */
export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const { title, submitText, isDangerous = false, initial, send, onClose, children } = props;
  const [rejection, setRejection] = useState<string | null>(null);
  const [formKey] = useState(newUuid);

  async function submit(values: object) {
    setRejection(null);
    try {
      await send({ ...initial, ...values }, formKey);
      onClose?.();
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      const errors = getFieldErrors(error);
      if (!errors) {
        setRejection(error.message);
        return undefined;
      }
      // Messages about fields that the dialog does not have.
      const others = Object.keys(errors).filter((name) => !(name in initial));
      if (others.length > 0) setRejection(others.map((name) => errors[name]).join(' '));
      return errors;
    }
    return undefined;
  }

  return (
    <Dialog open onClose={onClose} aria-label={title}>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        {/* The dialog itself shows what is wrong. A notification would cover the buttons on a phone, and the browser's
            own messages have different texts. */}
        <Form
          // Without this, react-admin would add the values of the page's record.
          record={{}}
          defaultValues={initial}
          onSubmit={submit}
          disableInvalidFormNotification
          noValidate
        >
          <Stack spacing={2}>
            {children}
            {rejection === null ? null : (
              <Alert severity="error" role="alert">
                {rejection}
              </Alert>
            )}
            <DialogActions>
              {onClose ? (
                <Button variant="outlined" onClick={onClose}>
                  Cancel
                </Button>
              ) : null}
              <SubmitButton text={submitText} isDangerous={isDangerous} />
            </DialogActions>
          </Stack>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
