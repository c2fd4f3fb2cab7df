import Button from '@mui/material/Button';

interface SubmitButtonProps extends Omit<React.ComponentProps<typeof Button>, 'type' | 'children'> {
  text: string;
  busyText: string;
  busy: boolean;
}

/** A form's submit button. Without JavaScript, a text above it says that the form cannot be sent. */
export function SubmitButton({ text, busyText, busy, disabled, ...button }: SubmitButtonProps) {
  return (
    <>
      <noscript>Without JavaScript this form cannot be sent.</noscript>
      <Button {...button} type="submit" disabled={busy || disabled} aria-busy={busy || undefined}>
        <span>{busy ? busyText : text}</span>
      </Button>
    </>
  );
}
