import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { HttpError } from 'react-admin';
import { noConnectionText } from '../data/rejection';
import { StatePage } from './StatePage';

interface NotLoadedProps {
  error: Error | null | undefined;
  refetch: () => unknown;
  /** Whether the missing data is the page's only content. */
  isWhole?: boolean;
}

const chooseSymbol = (error: Error) =>
  error instanceof HttpError && error.status === 403 ? 'closed' : 'offline';

/**
 * Shown in place of data that could not be loaded, with a button to try again. Without a connection, DataState has the
 * message and the button instead.
 */
export function NotLoaded({ error, refetch, isWhole = false }: NotLoadedProps) {
  if (!error) return null;
  if (noConnectionText(error) !== '') {
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
    <StatePage symbol={chooseSymbol(error)} isAlert action={action}>
      {error.message}
    </StatePage>
  );
}
