import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { FieldError } from '@/components/FormField/FieldError';
import { SubmitButton } from '@/components/SubmitButton/SubmitButton';

interface LeadFormFrameProps {
  /** What the form is, for screen readers. */
  name: string;
  formProps: React.ComponentProps<'form'>;
  busy: boolean;
  formError: string | undefined;
  captchaElement: React.ReactNode;
  submitText: string;
  children: React.ReactNode;
}

/** The form's own width counts, not the window's: in a hero's side column it is narrow on a wide screen. */
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

/**
 * The fields in one or two columns, then what is wrong with the form as a whole, then the button. All fields are
 * disabled at once while the form is sent.
 */
export function LeadFormFrame(props: LeadFormFrameProps) {
  const { name, formProps, busy, formError, captchaElement, submitText, children } = props;
  return (
    <Stack
      component="form"
      {...formProps}
      aria-label={name}
      spacing={2.5}
      sx={{ containerType: 'inline-size' }}
    >
      <Box component="fieldset" disabled={busy} sx={columns}>
        {children}
      </Box>
      {formError ? <FieldError>{formError}</FieldError> : null}
      <SubmitButton text={submitText} busyText="Sending..." busy={busy} />
      {captchaElement}
    </Stack>
  );
}
