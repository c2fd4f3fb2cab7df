import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { ConfirmationNote } from '@/components/ConfirmationNote/ConfirmationNote';
import { FormError } from '@/components/FormField/FieldError';
import { PrivacyNote } from '@/components/PrivacyNote/PrivacyNote';
import { SubmitButton } from '@/components/SubmitButton/SubmitButton';

interface LeadFormFrameProps {
  name: string;
  formProps: React.ComponentProps<'form'>;
  busy: boolean;
  formError: string | undefined;
  captchaElement: React.ReactNode;
  /** The text above the fields after the form was sent. */
  confirmation?: string | undefined;
  /** The number of times that the form has been sent. */
  sends?: number;
  callUs?: React.ReactNode;
  submitText: string;
  children: React.ReactNode;
}

/** Container queries decide the columns, because the form may be narrow on a wide screen. */
const columns = {
  display: 'grid',
  columnGap: 2,
  rowGap: 2.25,
  alignItems: 'start',
  minWidth: 0,
  m: 0,
  p: 0,
  border: 0,
  '@container (min-width: 400px)': {
    gridTemplateColumns: '1fr 1fr',
    '& > [data-width="full"]': { gridColumn: '1 / -1' },
  },
};

/** The frame of a lead form. While the form is being sent, all fields are disabled. */
export function LeadFormFrame(props: LeadFormFrameProps) {
  const { name, formProps, busy, formError, captchaElement, submitText, children } = props;
  const { confirmation, sends, callUs } = props;
  return (
    <Stack
      component="form"
      {...formProps}
      aria-label={name}
      spacing={2.5}
      sx={{ containerType: 'inline-size' }}
    >
      {confirmation ? (
        <ConfirmationNote key={sends} takesFocus>
          {confirmation} {callUs}
        </ConfirmationNote>
      ) : null}
      <Box component="fieldset" disabled={busy} sx={columns}>
        {children}
      </Box>
      <FormError error={formError} callUs={callUs} />
      <SubmitButton text={submitText} busyText="Sending..." busy={busy} />
      {captchaElement}
      {/* The note is last, so that Tab leads from the last field to the button. */}
      <PrivacyNote />
    </Stack>
  );
}
