import Button from '@mui/material/Button';

interface SubmitButtonProps extends Omit<React.ComponentProps<typeof Button>, 'type' | 'children'> {
  text: string;
  /** What it reads while the form is being sent; it can't be pressed then. */
  busyText: string;
  busy: boolean;
}

/** The button that sends a form. */
export function SubmitButton({ text, busyText, busy, disabled, ...button }: SubmitButtonProps) {
  return (
    <Button {...button} type="submit" disabled={busy || disabled} aria-busy={busy || undefined}>
      {busy ? busyText : text}
    </Button>
  );
}
