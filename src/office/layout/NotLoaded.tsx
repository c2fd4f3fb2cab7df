import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

interface NotLoadedProps {
  /** Null or undefined if nothing failed. */
  error: Error | null | undefined;
  refetch: () => unknown;
}

/** Says that the server could not be asked, in place of what it would have said, and asks again. */
export function NotLoaded({ error, refetch }: NotLoadedProps) {
  if (!error) return null;
  return (
    <Alert
      severity="error"
      role="alert"
      action={<Button onClick={() => refetch()}>Try again</Button>}
    >
      {error.message}
    </Alert>
  );
}
