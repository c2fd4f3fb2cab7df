import Box from '@mui/material/Box';
import { useContext, useState } from 'react';
import { DataTable, type DataTableProps, type RaRecord } from 'react-admin';
import { unseen } from '@/components/unseen';
import { useIsPhone } from '../useIsPhone';
import { ColumnChoice } from './ColumnChoice';
import { useDensity } from './density';
import { moveBetweenRows } from './rowKeys';
import { namedRows } from './namedRows';
import { NoResults } from './NoResults';
import { PhoneRows, type RowTexts } from './PhoneRows';
import { OnPaper } from './RelativeTime';
import { RowMenu, type RowAction } from './RowMenu';

interface ListRowsProps<Row extends RaRecord> {
  getTexts: (row: Row) => RowTexts;
  getActions?: (row: Row) => readonly RowAction[];
  renderButton?: (row: Row) => React.ReactNode;
  /** Buttons that appear while rows are selected. Without them, rows have no checkbox. */
  bulkActions?: React.ReactNode;
  isSelectable?: (row: Row) => boolean;
  rowClick?: DataTableProps<Row>['rowClick'];
  rowSx?: DataTableProps<Row>['rowSx'];
  children: React.ReactNode;
}

function KeyedRows({ children }: { children: React.ReactNode }) {
  return (
    <Box role="presentation" onKeyDown={moveBetweenRows}>
      {children}
    </Box>
  );
}

/** A list's rows, as a table or, on a phone, as compact rows. */
export function ListRows<Row extends RaRecord & { id: number }>(props: ListRowsProps<Row>) {
  const {
    getTexts,
    getActions,
    renderButton,
    bulkActions,
    isSelectable,
    rowClick,
    rowSx,
    children,
  } = props;
  const isPhone = useIsPhone();
  const isOnPaper = useContext(OnPaper);
  const [density] = useDensity();
  const [body] = useState(() => namedRows((row: Row) => getTexts(row).primary));
  const renderMenu =
    getActions &&
    ((row: Row) => <RowMenu name={getTexts(row).primary} actions={getActions(row)} />);
  if (isPhone) {
    return (
      <KeyedRows>
        <PhoneRows<Row>
          getTexts={getTexts}
          renderMenu={renderMenu}
          actions={bulkActions}
          {...(isSelectable && { isSelectable })}
        />
      </KeyedRows>
    );
  }
  return (
    <KeyedRows>
      {isOnPaper ? null : <ColumnChoice columns={children} />}
      <DataTable<Row>
        // A printed text must not be shortened.
        className={isOnPaper ? 'comfortable' : density}
        bulkActionButtons={bulkActions ?? false}
        empty={<NoResults />}
        body={body}
        {...(rowClick !== undefined && { rowClick })}
        {...(rowSx && { rowSx })}
        {...(isSelectable && { isRowSelectable: isSelectable })}
      >
        {children}
        {renderMenu ? (
          <DataTable.Col<Row>
            label={<span style={unseen}>Actions</span>}
            align="right"
            cellClassName="actions"
            render={(row) => (
              <>
                {renderButton?.(row)}
                {renderMenu(row)}
              </>
            )}
            sx={{ width: 48, whiteSpace: 'nowrap', paddingBlock: 0 }}
          />
        ) : null}
      </DataTable>
    </KeyedRows>
  );
}
