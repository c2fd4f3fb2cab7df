import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { Form, HttpError } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { fieldErrorsOf } from '../data/rejection';
import { CallButton } from './CallButton';

interface FormDialogProps<Values extends object> {
  title: string;
  submitText: string;
  /** The action cannot be undone, so the button is red. */
  isDangerous?: boolean;
  initial: Values;
  /**
   * Throws the HttpError of a rejected call: messages by field are shown next to the fields, and
   * unsaved input is kept.
   */
  send: (values: Values) => Promise<void>;
  /** If absent, the dialog has no Cancel button and remains open until `send` has succeeded. */
  onClose?: () => void;
  /** The form's inputs and their explanation. */
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

/** A form for an action on a record, closed once the server has accepted it. */
export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const { title, submitText, isDangerous = false, initial, send, onClose, children } = props;
  const [rejection, setRejection] = useState<string | null>(null);

  async function submit(values: object) {
    setRejection(null);
    try {
      await send({ ...initial, ...values });
      onClose?.();
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      const errors = fieldErrorsOf(error);
      if (!errors) {
        setRejection(error.message);
        return undefined;
      }
      // A message cannot be shown next to a field that the dialog lacks.
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
        {/* The fields say what is wrong, because a notification would cover the buttons on a phone, and the browser's own messages are not ours. */}
        <Form
          // Without it, react-admin would add the values of the page's record.
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
