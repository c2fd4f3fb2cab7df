import { styled } from '@mui/material/styles';
import { FieldError } from '../../../../components/FormField/FieldError';
import { SubmitButton } from '../../../../components/SubmitButton/SubmitButton';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  containerType: 'inline-size',
}));

/** All fields are disabled at once while the form is sent. */
const Fields = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.25, 2),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  alignItems: 'start',
  // The form's own width counts: in a hero's side column it is narrow on a wide screen.
  '@container (min-width: 400px)': {
    gridTemplateColumns: '1fr 1fr',
    '& > [data-width="full"]': { gridColumn: '1 / -1' },
  },
}));

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

/** The fields in one or two columns, then what is wrong with the form as a whole, then the button. */
export function LeadFormFrame(props: LeadFormFrameProps) {
  const { name, formProps, busy, formError, captchaElement, submitText, children } = props;
  return (
    <Form {...formProps} aria-label={name}>
      <Fields disabled={busy}>{children}</Fields>
      {formError ? <FieldError>{formError}</FieldError> : null}
      <SubmitButton text={submitText} busyText="Sending..." busy={busy} />
      {captchaElement}
    </Form>
  );
}
