import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import {
  DataTableBody,
  DataTableConfigContext,
  DataTableRow,
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableSelectedIdsContext,
  useRecordContext,
  type DataTableBodyProps,
  type DataTableProps,
  type DataTableRowProps,
  type RaRecord,
} from 'react-admin';

/**
 * Creates the `body` of a DataTable with a named checkbox in each row. react-admin names every checkbox 'Select this
 * row'.
 */
export function namedRows<Row extends RaRecord>(
  getName: (row: Row) => string,
): NonNullable<DataTableProps<Row>['body']> {
  function NamedRow({ children, ...row }: DataTableRowProps) {
    const config = useDataTableConfigContext();
    const record = useRecordContext<Row>();
    if (!record || !config.hasBulkActions) return <DataTableRow {...row}>{children}</DataTableRow>;
    return (
      <DataTableConfigContext.Provider value={{ ...config, hasBulkActions: false }}>
        <DataTableRow {...row}>
          <TableCell padding="checkbox">
            <RowCheckbox record={record} name={getName(record)} />
          </TableCell>
          {children}
        </DataTableRow>
      </DataTableConfigContext.Provider>
    );
  }
  return function NamedRows(props: DataTableBodyProps) {
    return <DataTableBody {...props} row={NamedRow} />;
  };
}

function RowCheckbox({ record, name }: { record: RaRecord; name: string }) {
  const { handleToggleItem, isRowSelectable } = useDataTableCallbacksContext();
  const selectedIds = useDataTableSelectedIdsContext();
  if (isRowSelectable && !isRowSelectable(record)) return null;
  return (
    <Checkbox
      checked={selectedIds?.includes(record.id) ?? false}
      onClick={(event) => {
        handleToggleItem?.(record.id, event);
        event.stopPropagation();
      }}
      slotProps={{ input: { 'aria-label': `Choose ${name}` } }}
    />
  );
}
