import Typography from '@mui/material/Typography';
import { DataTable } from 'react-admin';
import { browserParts } from '@/contract/browserErrors';
import type { BrowserError } from '@/contract/office/browserErrors';
import type { ListView } from '../list/ListViews';
import { ListRows } from '../list/ListRows';
import { OfficeList } from '../list/OfficeList';
import { RelativeTime } from '../list/RelativeTime';

const names = { site: 'Site', report: 'Report', office: 'Office' } as const;

const views: readonly ListView[] = [
  { label: 'All', filter: {} },
  ...browserParts.map((part) => ({ label: names[part], filter: { part } })),
];

const Column = DataTable.Col<BrowserError>;

function Places({ error: { stack, build } }: { error: BrowserError }) {
  return (
    <details>
      <summary>Build {build}</summary>
      <Typography
        component="pre"
        variant="caption"
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', m: 0 }}
      >
        {stack || 'No places in our scripts are known.'}
      </Typography>
    </details>
  );
}

const getTexts = (error: BrowserError) => ({
  primary: error.message,
  secondary: (
    <>
      {names[error.part]}, {error.count === 1 ? 'once' : `${error.count} times`},{' '}
      <RelativeTime at={error.last_at} />
    </>
  ),
});

export function BrowserErrorList() {
  return (
    <OfficeList<BrowserError> sort={{ field: 'last_at', order: 'DESC' }} views={views}>
      <ListRows<BrowserError> getTexts={getTexts} rowClick={false}>
        <Column
          source="last_at"
          label="Last"
          render={({ last_at }) => <RelativeTime at={last_at} />}
          sx={{ width: 160, whiteSpace: 'nowrap' }}
        />
        <Column source="part" label="Where" disableSort render={({ part }) => names[part]} />
        <Column
          source="message"
          label="What"
          disableSort
          render={(error) => (
            <>
              {error.message}
              <Places error={error} />
            </>
          )}
          cellClassName="whole"
          sx={{ overflowWrap: 'anywhere' }}
        />
        <Column source="count" label="Times" align="right" />
      </ListRows>
    </OfficeList>
  );
}
