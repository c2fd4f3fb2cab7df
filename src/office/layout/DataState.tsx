import { useMemo, useSyncExternalStore } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient, type Query, type QueryClient } from '@tanstack/react-query';
import { clockTimeText } from '../carrierTime';
import { noConnectionOf } from '../data/rejection';

/** The age in ms from which a page says how old its data is. */
const maxAge = 60_000;
/** The interval in ms at which the page checks the age. */
const tick = 5_000;

/** Names of people, which change rarely, are read once for a page. */
const isRecords = ({ queryKey: [resource, method] }: Query) =>
  resource === 'today' ||
  resource === 'fleet' ||
  (resource !== 'accounts' && (method === 'getList' || method === 'getOne'));

const shownIn = (client: QueryClient) => client.getQueryCache().findAll({ type: 'active' });

/** Why the page's data could not be loaded again; '' if it could. */
const problemOf = (client: QueryClient): string =>
  shownIn(client)
    .map(({ state }) => noConnectionOf(state.error))
    .find(Boolean) ?? '';

/** The instant of the oldest data on the page, in ms, if it is old or could not be loaded again; else null. */
function asOfIn(client: QueryClient): number | null {
  const loaded = shownIn(client).filter((one) => isRecords(one) && one.state.data !== undefined);
  const oldest = Math.min(...loaded.map(({ state }) => state.dataUpdatedAt));
  const isShown = Date.now() - oldest > maxAge || problemOf(client) !== '';
  return loaded.length > 0 && isShown ? oldest : null;
}

/** Follows the page's queries and the clock. */
function useDataState() {
  const client = useQueryClient();
  const subscribe = useMemo(
    () => (onChange: () => void) => {
      const stop = client.getQueryCache().subscribe(onChange);
      const timer = setInterval(onChange, tick);
      return () => {
        stop();
        clearInterval(timer);
      };
    },
    [client],
  );
  const problem = useSyncExternalStore(subscribe, () => problemOf(client));
  const asOf = useSyncExternalStore(subscribe, () => asOfIn(client));
  return { asOf, problem, retry: () => void client.invalidateQueries() };
}

/**
 * A page's content. Once it is older than a minute, it shows its time. While the server
 * cannot be reached, it is gray, and the page says so once.
 */
export function DataState({ children }: { children: React.ReactNode }) {
  const { asOf, problem, retry } = useDataState();
  return (
    <>
      {problem === '' ? null : (
        <Alert
          severity="error"
          role="alert"
          className="no-print"
          sx={{ mb: 2 }}
          action={<Button onClick={retry}>Try again</Button>}
        >
          {problem}
        </Alert>
      )}
      {asOf === null ? null : (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          As of {clockTimeText(new Date(asOf))}
        </Typography>
      )}
      <Box sx={{ filter: problem === '' ? 'none' : 'grayscale(1)' }}>{children}</Box>
    </>
  );
}
