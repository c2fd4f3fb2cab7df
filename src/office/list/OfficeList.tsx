import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { List, useListContext, useResourceContext, type RaRecord } from 'react-admin';
import { Navigate, useLocation } from 'react-router';
import * as v from 'valibot';
import { getFieldErrors } from '../data/rejection';
import { getResource } from '../data/resources';
import { EmptyList } from '../layout/EmptyList';
import { headerSlots, InPageHeader } from '../layout/InPageHeader';
import { NotLoaded } from '../layout/NotLoaded';
import { useIsPhone } from '../useIsPhone';
import { ExportList } from './ExportList';
import { FilterChips } from './FilterChips';
import { FilterInputs } from './FilterInputs';
import { LastChange } from './filters';
import type { ListDays, ListFilter } from './listFilters';
import { ListViews, type ListView } from './ListViews';
import { MoreTools } from './MoreTools';
import { NoResults } from './NoResults';
import { PrintList } from './PrintList';
import { SearchField } from './SearchField';

interface OfficeListProps<Row extends RaRecord> {
  sort: { field: string; order: 'ASC' | 'DESC' };
  views: readonly ListView[];
  search?: { source: string; label: string };
  filters?: readonly ListFilter[];
  days?: ListDays;
  actions?: React.ReactNode;
  primary?: React.ReactNode;
  above?: React.ReactNode;
  below?: React.ReactNode;
  /** Replaces the whole list if there are no records. */
  empty?: React.ReactNode;
  /** What 'Print' prints: the table or the sheets that the function loads. 'none' removes the button. */
  print?: 'table' | 'none' | ((rows: readonly Row[]) => Promise<React.ReactNode>);
  children: React.ReactNode;
}

const searchOfAll = { source: 'search', label: 'Search' };

/**
 * After a failed refetch, the last rows stay below the message. Rejected filters remove them, because the last rows
 * match other filters.
 */
function Loaded({ children }: { children: React.ReactNode }) {
  const { data, error, refetch } = useListContext();
  // There is no retry, because the same filters would be rejected again.
  if (error && getFieldErrors(error)) return <NoResults problem={error.message} />;
  return (
    <>
      <NotLoaded error={error} refetch={refetch} isWhole={!data} />
      {error && !data ? null : children}
    </>
  );
}

/** Pairs of query parameters. If one is invalid, both are removed. */
const together = [
  ['page', 'perPage'],
  ['sort', 'order'],
];

/** Returns the address's query without an invalid page or order; null if the query is valid. */
function useCorrectedSearch(): string | null {
  const resource = useResourceContext();
  const { search } = useLocation();
  if (resource === undefined) return null;
  const { entries } = getResource(resource).query;
  const parameters = new URLSearchParams(search);
  const isWrong = (name: string) => {
    const value = parameters.get(name);
    // react-admin writes the order in capitals.
    const asSent = name === 'order' ? value?.toLowerCase() : value;
    return value !== null && entries[name] !== undefined && !v.is(entries[name], asSent);
  };
  const wrong = together.filter((names) => names.some(isWrong)).flat();
  for (const name of wrong) parameters.delete(name);
  return wrong.length === 0 ? null : parameters.toString();
}

/** An office list with its tools. Removes an invalid order or page from the address. */
export function OfficeList<Row extends RaRecord>(props: OfficeListProps<Row>) {
  const corrected = useCorrectedSearch();
  if (corrected !== null) return <Navigate to={{ search: corrected }} replace />;
  return <ValidList {...props} />;
}

function ValidList<Row extends RaRecord>(props: OfficeListProps<Row>) {
  const { sort, views, search = searchOfAll, filters = [], days, print = 'table' } = props;
  const { actions, primary, above, below, empty = <EmptyList />, children } = props;
  const narrowing = [search.source, ...(days ? [days.from, days.to] : [])];
  const lastChange = useRef(null);
  const [opened, setOpened] = useState(0);
  const isPhone = useIsPhone();
  const tools = (
    <>
      {print === 'none' ? null : (
        <PrintList<Row>
          table={children}
          renderSheets={typeof print === 'function' ? print : undefined}
        />
      )}
      <ExportList />
      {actions}
    </>
  );
  return (
    <LastChange value={lastChange}>
      {primary ? <InPageHeader>{primary}</InPageHeader> : null}
      <List<Row>
        sort={sort}
        error={false}
        empty={empty}
        actions={
          <Stack sx={{ width: 1, minWidth: 0, gap: { xs: 1, md: 1.5 } }}>
            {above}
            <ListViews
              views={views}
              sort={sort}
              days={days}
              narrowing={narrowing}
              onOpen={() => setOpened(opened + 1)}
            />
            <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
              <Box sx={{ flex: '1 1 160px', maxWidth: { sm: 400 } }}>
                {/* When a view is opened, the new key discards a search that is not applied yet. */}
                <SearchField key={opened} {...search} />
              </Box>
              <FilterInputs filters={filters} days={days} />
              <Box id={headerSlots.columns} sx={{ '&:empty': { display: 'none' } }} />
              {isPhone ? <MoreTools>{tools}</MoreTools> : tools}
            </Stack>
            <FilterChips filters={filters} days={days} />
          </Stack>
        }
      >
        <Loaded>{children}</Loaded>
        {below}
      </List>
    </LastChange>
  );
}
