import { useEffect, useState } from 'react';
import PrintIcon from '@mui/icons-material/Print';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { createPortal } from 'react-dom';
import {
  ListContextProvider,
  useDataProvider,
  useGetResourceLabel,
  useListContext,
  useNotify,
  type RaRecord,
} from 'react-admin';
import { maxAtOnce, maxCounted } from '@/contract/office/lists';
import { timestampText, zoneText } from '../carrierTime';
import { CallButton } from '../form/CallButton';
import { useReportedCall } from '../form/useReportedCall';
import { OnPaper } from './RelativeTime';
import { useFilterValues } from './filters';

/** Print styles. */
const styles = {
  '@media screen': { '.printed': { display: 'none' } },
  '@media print': {
    'body > :not(.printed)': { display: 'none !important' },
    // Hides menus and checkboxes, which do nothing on paper.
    '.printed button, .printed .MuiTableCell-paddingCheckbox': { display: 'none !important' },
    '.printed article + article': { breakBefore: 'page' },
    '.printed tr': { breakInside: 'avoid' },
  },
} as const;

/** Prints its children once their photos have loaded, then calls `onPrinted`. */
function Paper({ children, onPrinted }: { children: React.ReactNode; onPrinted: () => void }) {
  const client = useQueryClient();
  const fetching = useIsFetching({ queryKey: ['photo'] });
  useEffect(() => {
    // `fetching` does not yet count the photos that the children began to fetch in this render.
    if (fetching > 0 || client.isFetching({ queryKey: ['photo'] }) > 0) return undefined;
    window.addEventListener('afterprint', onPrinted);
    window.print();
    return () => window.removeEventListener('afterprint', onPrinted);
  }, [client, fetching, onPrinted]);
  return createPortal(
    <div className="printed">
      <GlobalStyles styles={styles} />
      <OnPaper value>{children}</OnPaper>
    </div>,
    document.body,
  );
}

interface PrintListProps<Row> {
  table: React.ReactNode;
  /** Loads the sheets to print instead of the table. Throws the HttpError of a rejected call. */
  renderSheets?: ((rows: readonly Row[]) => Promise<React.ReactNode>) | undefined;
}

/**
 * The 'Print' button, which prints up to `maxAtOnce` of the rows that match the filters, whatever the current page is.
 */
export function PrintList<Row extends RaRecord>({ table, renderSheets }: PrintListProps<Row>) {
  const list = useListContext<Row>();
  const filter = useFilterValues();
  const [paper, setPaper] = useState<React.ReactNode>(null);
  const { isBusy, run } = useReportedCall();
  const provider = useDataProvider();
  const getResourceLabel = useGetResourceLabel();
  const notify = useNotify();

  async function collect(): Promise<React.ReactNode> {
    const { sort, resource } = list;
    const pagination = { page: 1, perPage: maxAtOnce };
    const { data, total = 0 } = await provider.getList<Row>(resource, { filter, sort, pagination });
    const name = getResourceLabel(resource, 2);
    const counted = total > maxCounted ? `more than ${maxCounted}` : total;
    // Names the printed part on paper, because the paper's reader does not see the notification.
    const part = total > data.length ? `${name} 1 to ${data.length} of ${counted}` : '';
    if (part !== '') notify(`Printed ${part} only.`, { type: 'warning' });
    if (renderSheets) {
      const sheets = await renderSheets(data);
      return (
        <>
          {part === '' ? null : <Typography gutterBottom>{part}</Typography>}
          {sheets}
        </>
      );
    }
    if (!list.data) return null;
    return (
      <ListContextProvider value={{ ...list, data, total }}>
        <Typography variant="h1" component="h1">
          {name}
        </Typography>
        <Typography gutterBottom>
          {part || data.length} on {timestampText(new Date().toISOString())}. {zoneText()}
        </Typography>
        {table}
      </ListContextProvider>
    );
  }

  return (
    <>
      <CallButton
        variant="outlined"
        startIcon={<PrintIcon />}
        isBusy={isBusy}
        onClick={() => void run(async () => setPaper(await collect()))}
      >
        {isBusy ? 'Preparing…' : 'Print'}
      </CallButton>
      {paper === null ? null : <Paper onPrinted={() => setPaper(null)}>{paper}</Paper>}
    </>
  );
}
