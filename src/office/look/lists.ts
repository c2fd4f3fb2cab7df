import type { CSSObject, Theme } from '@mui/material/styles';
import { pageDefaults } from '../layout/pageDefaults';

type Look = NonNullable<Theme['components']>;

/** Height of react-admin's header in px; a table's header sticks below it. */
const headerHeight = 48;

/** Height in px of a compact table's row. */
const compactRow = 32;

/** A table whose rows have one line each. What does not fit is on the record's page. */
function compactTable(spacing: Theme['spacing']): CSSObject {
  const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis' } as const;
  return {
    '& .MuiTableCell-root': { padding: spacing(0.25, 0.75), fontSize: '0.8125rem' },
    '& .RaDataTable-headerCell': {
      whiteSpace: 'normal',
      lineHeight: 1.25,
      verticalAlign: 'bottom',
    },
    '& .RaDataTable-rowCell': {
      ...oneLine,
      height: compactRow,
      maxWidth: '14rem',
      whiteSpace: 'nowrap',
    },
    // Fills the width that the other columns leave.
    '& .RaDataTable-rowCell.flexible': { width: '50%', maxWidth: 0 },
    '& .RaDataTable-rowCell.minor': { maxWidth: '9rem' },
    '& .RaDataTable-rowCell.actions': { maxWidth: 'none' },
    '& .MuiChip-label': { whiteSpace: 'nowrap' },
    // For a record without its own page, because nothing else shows the text completely.
    '& .RaDataTable-rowCell.whole': { maxWidth: 'none', whiteSpace: 'normal' },
    '& .lines': { ...oneLine, display: 'block' },
    '& .lines > *': { display: 'inline', marginInlineEnd: spacing(1) },
    '& .lines > :empty': { display: 'none' },
    '& .lines .MuiTypography-root': { fontSize: 'inherit' },
    '& .lines > .MuiStack-root': {
      display: 'inline-flex',
      flexWrap: 'nowrap',
      verticalAlign: 'middle',
    },
    '& .comfortableOnly': { display: 'none' },
    '& .RaDataTable-rowCell .MuiButton-root': { minHeight: 28, paddingBlock: 0 },
    '& .RaDataTable-rowCell .MuiIconButton-root': { width: 28, height: 28, padding: 0 },
  };
}

/** Tables and lists. */
export function lists(theme: Theme): Look {
  const { palette, spacing, typography, breakpoints } = theme;
  return {
    MuiTableCell: {
      styleOverrides: {
        root: {
          ...typography.body2,
          borderColor: palette.divider,
          padding: spacing(1.25, 2),
          fontVariantNumeric: 'tabular-nums',
        },
        head: {
          fontSize: '0.8125rem',
          fontWeight: 600,
          color: palette.text.secondary,
          whiteSpace: 'nowrap',
        },
      },
    },
    RaDataTable: {
      styleOverrides: {
        root: {
          // Sticks below the office's header, because the page itself scrolls.
          '& .RaDataTable-headerCell': {
            top: headerHeight,
            backgroundColor: palette.background.paper,
          },
          '& tbody tr:last-of-type td': { borderBottom: 0 },
          '& a': { fontWeight: 600, textDecoration: 'none' },
          '& tr:hover a, & a:focus-visible': { textDecoration: 'underline' },
          '&.compact': compactTable(spacing),
        },
      },
    },
    RaList: {
      ...pageDefaults.RaList,
      styleOverrides: {
        root: {
          '& .RaList-main': { minWidth: 0, containerType: 'inline-size' },
          // With too little space for a table, as at 200 % text, its card scrolls sideways. Then
          // its header cannot be sticky, because the card is what scrolls.
          '& .RaList-content': { marginTop: spacing(1.5), overflowX: 'auto' },
          '@container (min-width: 60rem)': { '& .RaList-content': { overflow: 'visible' } },
          '@container not (min-width: 60rem)': {
            '& .RaList-content .RaDataTable-headerCell': { top: 0 },
          },
        },
      },
    },
    RaListToolbar: {
      styleOverrides: {
        root: {
          // react-admin's container for its own filters.
          '& > span:empty': { display: 'none' },
          [breakpoints.down('sm')]: { backgroundColor: 'transparent' },
        },
      },
    },
    // Above the table, where it covers neither the column names nor a row.
    RaBulkActionsToolbar: {
      styleOverrides: {
        root: {
          '& .RaBulkActionsToolbar-toolbar': {
            position: 'static',
            transform: 'none',
            height: 'auto',
            color: palette.text.primary,
            backgroundColor: palette.action.hover,
            borderBottom: `1px solid ${palette.divider}`,
            borderRadius: 0,
          },
          '& .RaBulkActionsToolbar-collapsed': { height: 0, borderBottom: 0 },
        },
      },
    },
  };
}
