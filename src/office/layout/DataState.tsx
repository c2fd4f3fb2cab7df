import { useMemo, useSyncExternalStore } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient, type Query, type QueryClient } from '@tanstack/react-query';
import { clockText } from '@/contract/dateText';
import { noConnectionOf } from '../data/noConnection';

/** The age in ms from which a page says how old its data is. */
const maxAge = 60_000;
/** The interval in ms at which the age is looked at. */
const tick = 5_000;

/** Names of people, which change rarely, are read once for a page. */
const isRecords = ({ queryKey: [resource, method] }: Query) =>
  resource === 'today' ||
  (resource !== 'accounts' && (method === 'getList' || method === 'getOne'));

/** The age of the oldest data on the page, and why newer data could not be loaded; '' for neither. */
function stateOf(client: QueryClient): string {
  const shown = client.getQueryCache().findAll({ type: 'active' });
  const loaded = shown.filter((query) => isRecords(query) && query.state.data !== undefined);
  const oldest = Math.min(...loaded.map(({ state }) => state.dataUpdatedAt));
  const isOld = Date.now() - oldest > maxAge;
  const problem = shown.map(({ state }) => noConnectionOf(state.error)).find(Boolean) ?? '';
  const isShown = loaded.length > 0 && (isOld || problem !== '');
  return `${isShown ? new Date(oldest).toISOString() : ''}|${problem}`;
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
  const [asOf = '', problem = ''] = useSyncExternalStore(subscribe, () => stateOf(client)).split(
    '|',
  );
  return { asOf, problem, retry: () => void client.invalidateQueries() };
}

/**
 * A page's content: once it is older than a minute it says as of when it is, and while the server
 * cannot be reached it is grey, which is said once for the whole page.
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
      {asOf === '' ? null : (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          As of {clockText(asOf)}
        </Typography>
      )}
      <Box sx={{ ...(problem !== '' && { filter: 'grayscale(1)' }) }}>{children}</Box>
    </>
  );
}
