import { Pagination, useListContext } from 'react-admin';
import { maxAtOnce } from '@/contract/office/lists';
import { pollInterval } from '../data/pollInterval';
import { ListTitle, RecordTitle } from './PageTitle';
import { EditCard, ShowCard } from './RecordCard';

/** Renders no pagination until the rows are loaded, because react-admin would count the rows of a full page. */
function RowPages() {
  const { data } = useListContext();
  return data === undefined ? null : <Pagination rowsPerPageOptions={[25, 50, maxAtOnce]} />;
}

/** A list and a record follow changes. Without `onError`, a notification would repeat the page's message. */
const queryOptions = { refetchInterval: pollInterval, onError: () => undefined };

/** Default props of react-admin's lists, records and forms, for the theme. */
export const pageDefaults = {
  RaList: {
    defaultProps: {
      title: <ListTitle />,
      pagination: <RowPages />,
      perPage: 25,
      exporter: false,
      queryOptions,
      // Does not store filters, because they are in the address. Stored ones would return when the menu opens the list
      // again.
      storeKey: false,
    },
  },
  RaShow: { defaultProps: { title: <RecordTitle />, component: ShowCard, queryOptions } },
  RaEdit: { defaultProps: { title: <RecordTitle />, component: EditCard } },
} as const;
