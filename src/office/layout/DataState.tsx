import { useMemo, useSyncExternalStore } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient, type Query, type QueryClient } from '@tanstack/react-query';
import { clockTimeText } from '../carrierTime';
import { noConnectionText } from '../data/rejection';

/** In ms. A page with older data shows the time at which the data was loaded. */
const maxAge = 60_000;
/** In ms. */
const tick = 5_000;

/** Whether the query's data counts toward the page's age. People's names do not count, because they change rarely. */
const isRecords = ({ queryKey: [resource, method] }: Query) =>
  resource === 'today' ||
  resource === 'fleet' ||
  (resource !== 'accounts' && (method === 'getList' || method === 'getOne'));

const shownIn = (client: QueryClient) => client.getQueryCache().findAll({ type: 'active' });

const refetchErrorText = (client: QueryClient): string =>
  shownIn(client)
    .map(({ state }) => noConnectionText(state.error))
    .find(Boolean) ?? '';

/** The time in ms at which the page's oldest data was loaded; null if it need not be shown. */
function asOfIn(client: QueryClient): number | null {
  const loaded = shownIn(client).filter((one) => isRecords(one) && one.state.data !== undefined);
  const oldest = Math.min(...loaded.map(({ state }) => state.dataUpdatedAt));
  const isShown = Date.now() - oldest > maxAge || refetchErrorText(client) !== '';
  return loaded.length > 0 && isShown ? oldest : null;
}

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
  const problem = useSyncExternalStore(subscribe, () => refetchErrorText(client));
  const asOf = useSyncExternalStore(subscribe, () => asOfIn(client));
  return { asOf, problem, retry: () => void client.invalidateQueries() };
}

/** Shows how old the page's content is, and grays it out while the server cannot be reached. */
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
