import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { HttpError } from 'react-admin';
import { noConnectionOf } from '../data/rejection';
import { StatePage } from './StatePage';

interface NotLoadedProps {
  /** Null or undefined if nothing failed. */
  error: Error | null | undefined;
  refetch: () => unknown;
  /** Whether nothing else is on the page. */
  isWhole?: boolean;
}

const symbolOf = (error: Error) =>
  error instanceof HttpError && error.status === 403 ? 'closed' : 'offline';

/**
 * Shown in place of data that could not be loaded, with a button to retry. Without a connection,
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
