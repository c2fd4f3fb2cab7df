import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  RecordsIterator,
  SimpleListLoading,
  useListContext,
  useResourceContext,
  useResourceDefinition,
  WithListContext,
} from 'react-admin';
import { NoResults } from './NoResults';
import { RowLink } from './RowLink';
import { StatusChips, type Status } from '../status/StatusChip';

export interface RowTexts {
  /** The first text. It links to the record's page if the resource has one. */
  primary: string;
  secondary?: React.ReactNode;
  /** Content at the end of the first line, such as an age. */
  aside?: React.ReactNode;
  statuses?: readonly Status[];
  /** Whether nobody has opened the record yet. */
  isNew?: boolean;
}

/** Makes the link as large as its row. */
const asRow = { '&::after': { content: '""', position: 'absolute', inset: 0 } } as const;

function Row({ primary, secondary, aside, statuses = [], isNew = false }: RowTexts) {
  const resource = useResourceContext() ?? '';
  const { hasShow, hasEdit } = useResourceDefinition({ resource });
  return (
    <Stack sx={{ flex: 1, minWidth: 0, gap: 0.75, overflowWrap: 'anywhere' }}>
      <Stack direction="row" sx={{ gap: 1, justifyContent: 'space-between' }}>
        <Typography component="span" sx={{ fontWeight: isNew ? 700 : 600, minWidth: 0 }}>
          {hasShow || hasEdit ? (
            <RowLink sx={{ ...asRow, textDecoration: 'none' }}>{primary}</RowLink>
          ) : (
            primary
          )}
        </Typography>
        {aside === undefined ? null : (
          <Typography variant="body2" color="textSecondary" sx={{ flex: 'none' }}>
            {aside}
          </Typography>
        )}
      </Stack>
      <StatusChips statuses={statuses} />
      {secondary ? (
        <Typography variant="body2" color="textSecondary" component="div">
          {secondary}
        </Typography>
      ) : null}
    </Stack>
  );
}

interface PhoneRowsProps<Record> {
  getTexts: (row: Record) => RowTexts;
  isSelectable?: (row: Record) => boolean;
  /** Content above the list while rows are selected. Without it, rows have no checkbox. */
  actions?: React.ReactNode;
  renderMenu?: ((row: Record) => React.ReactNode) | undefined;
}

export function PhoneRows<Record extends { id: number }>({
  getTexts,
  isSelectable = () => true,
  actions,
  renderMenu,
}: PhoneRowsProps<Record>) {
  const { selectedIds, onToggleItem } = useListContext<Record>();
  const row = (record: Record) => (
    <Stack
      component="li"
      key={record.id}
      direction="row"
      sx={{ position: 'relative', gap: 1, p: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      {actions && isSelectable(record) ? (
        <Checkbox
          checked={selectedIds.includes(record.id)}
          onChange={() => onToggleItem(record.id)}
          slotProps={{ input: { 'aria-label': `Choose ${getTexts(record).primary}` } }}
          // Above the row's link, with padding for a thumb.
          sx={{ zIndex: 1, alignSelf: 'flex-start', m: -1.5, p: 1.5 }}
        />
      ) : null}
      {/* As wide as a checkbox, so that all rows start at the same edge. */}
      {actions && !isSelectable(record) ? <Box sx={{ flex: 'none', width: 24 }} /> : null}
      <Row {...getTexts(record)} />
      {renderMenu ? (
        <Box component="span" sx={{ zIndex: 1, m: -1.5 }}>
          {renderMenu(record)}
        </Box>
      ) : null}
    </Stack>
  );
  return (
    <>
      {actions && selectedIds.length > 0 ? (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, p: 1 }}>
          {actions}
        </Stack>
      ) : null}
      <WithListContext<Record>
        loading={<SimpleListLoading hasSecondaryText />}
        empty={<NoResults />}
        render={() => (
          <Box component="ul" sx={{ '& > li:last-of-type': { borderBottom: 0 } }}>
            <RecordsIterator<Record> render={row} />
          </Box>
        )}
      />
    </>
  );
}
