import Checkbox from '@mui/material/Checkbox';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { SimpleList, useCreatePath, useListContext, useResourceContext } from 'react-admin';
import { Link } from 'react-router';

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
          isLinked ? <ShowLink id={row.id}>{textsOf(row).primary}</ShowLink> : textsOf(row).primary
        }
        secondaryText={(row) => textsOf(row).secondary}
        tertiaryText={(row) => textsOf(row).tertiary}
        sx={{ '& .MuiListItemText-secondary': { overflowWrap: 'anywhere' } }}
      />
    </>
  );
}

/** A link to the record's page, 48 px high: for a thumb. */
function ShowLink({ id, children }: { id: number; children: React.ReactNode }) {
  const createPath = useCreatePath();
  const resource = useResourceContext() ?? '';
  return (
    <MuiLink
      component={Link}
      to={createPath({ resource, id, type: 'show' })}
      sx={{ display: 'flex', alignItems: 'center', minHeight: 48 }}
    >
      {children}
    </MuiLink>
  );
}
