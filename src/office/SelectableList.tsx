import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import { SimpleList, useListContext } from 'react-admin';
import { RowLink } from './RowLink';

/** 48 px high. */
const forThumb = { display: 'flex', alignItems: 'center', minHeight: 48 };

interface RowTexts {
  /** What the checkbox chooses. */
  name: string;
  primary: string;
  secondary: string;
  tertiary: string;
}

interface SelectableListProps<Row> {
  textsOf: (row: Row) => RowTexts;
  isSelectable?: (row: Row) => boolean;
  /** Shown above the list while rows are chosen. */
  actions: React.ReactNode;
  /** Whether a row's first text leads to the record's page. */
  isLinked?: boolean;
}

/**
 * react-admin's list for phones, with a checkbox in each row. The row itself is no link then, because
 * a link must not contain a checkbox.
 */
export function SelectableList<Row extends { id: number }>({
  textsOf,
  isSelectable = () => true,
  actions,
  isLinked = false,
}: SelectableListProps<Row>) {
  const { selectedIds, onToggleItem } = useListContext<Row>();
  return (
    <>
      {selectedIds.length === 0 ? null : (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, p: 1 }}>
          {actions}
        </Stack>
      )}
      <SimpleList<Row>
        linkType={false}
        leftIcon={(row) => (
          <Checkbox
            checked={selectedIds.includes(row.id)}
            disabled={!isSelectable(row)}
            onChange={() => onToggleItem(row.id)}
            slotProps={{ input: { 'aria-label': `Choose ${textsOf(row).name}` } }}
          />
        )}
        primaryText={(row) =>
          isLinked ? <RowLink sx={forThumb}>{textsOf(row).primary}</RowLink> : textsOf(row).primary
        }
        secondaryText={(row) => textsOf(row).secondary}
        tertiaryText={(row) => textsOf(row).tertiary}
        sx={{ '& .MuiListItemText-secondary': { overflowWrap: 'anywhere' } }}
      />
    </>
  );
}
