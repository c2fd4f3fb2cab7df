import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { HttpError } from 'react-admin';
import { noConnectionOf } from '../data/rejection';
import { StatePage } from './StatePage';

interface NotLoadedProps {
  /** The error; null or undefined if nothing failed. */
  error: Error | null | undefined;
  refetch: () => unknown;
  /** Whether the page shows nothing else. */
  isWhole?: boolean;
}

const symbolOf = (error: Error) =>
  error instanceof HttpError && error.status === 403 ? 'closed' : 'offline';

/**
 * Replaces data that could not be loaded, with a button to retry. Without a connection,
 * DataState says it once for the whole page.
 */
export function NotLoaded({ error, refetch, isWhole = false }: NotLoadedProps) {
  if (!error) return null;
  if (noConnectionOf(error) !== '') {
    return isWhole ? <StatePage symbol="offline">Not loaded</StatePage> : null;
  }
  const action = <Button onClick={() => refetch()}>Try again</Button>;
  if (!isWhole) {
    return (
      <Alert severity="error" role="alert" action={action}>
        {error.message}
      </Alert>
    );
  }
  return (
    <StatePage symbol={symbolOf(error)} isAlert action={action}>
      {error.message}
    </StatePage>
  );
}
