import { useEffect } from 'react';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import Stack from '@mui/material/Stack';
import { SubmitButton } from '@/components/SubmitButton/SubmitButton';

interface AccountFormProps {
  formProps: React.ComponentProps<'form'> & { ref: React.RefObject<HTMLFormElement | null> };
  busy: boolean;
  onCancel: () => void;
  children: React.ReactNode;
}

/** The form of an account dialog. */
export function AccountForm({ formProps, busy, onCancel, children }: AccountFormProps) {
  const { ref } = formProps;
  useEffect(() => ref.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus(), [ref]);
  return (
    <Stack component="form" spacing={2} {...formProps}>
      {children}
      <DialogActions>
        <Button variant="outlined" onClick={onCancel}>
          Cancel
        </Button>
        <SubmitButton text="Save" busyText="Saving..." busy={busy} />
      </DialogActions>
    </Stack>
  );
}
