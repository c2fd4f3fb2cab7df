import { Pagination, useListContext } from 'react-admin';
import { maxAtOnce } from '@/contract/office/lists';
import { ListTitle, RecordTitle } from './PageTitle';
import { EditCard, ShowCard } from './RecordCard';

/** No pagination without rows, because react-admin would count the rows of a full page. */
function RowPages() {
  const { data } = useListContext();
  return data === undefined ? null : <Pagination rowsPerPageOptions={[25, 50, maxAtOnce]} />;
}

/** react-admin's own notification would repeat the page's message. */
const queryOptions = { onError: () => undefined };

/** Default properties of every list, record and form of react-admin, for the theme. */
export const pageDefaults = {
  RaList: {
    defaultProps: {
      title: <ListTitle />,
      pagination: <RowPages />,
      perPage: 25,
      exporter: false,
      queryOptions,
      // The filters are in the address. If they were stored, they would return when the menu opens
      // the list again.
      storeKey: false,
    },
  },
  RaShow: { defaultProps: { title: <RecordTitle />, component: ShowCard, queryOptions } },
  RaEdit: { defaultProps: { title: <RecordTitle />, component: EditCard } },
} as const;
