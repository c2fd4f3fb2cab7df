import type { CSSObject, Theme } from '@mui/material/styles';
import { pageDefaults } from '../layout/pageDefaults';

type Look = NonNullable<Theme['components']>;

/** The height of react-admin's header, in px. */
const headerHeight = 48;

const compactRow = 32;

/** Styles for a table with one line per row. */
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
    // This column takes the width that the others leave.
    '& .RaDataTable-rowCell.flexible': { width: '50%', maxWidth: 0 },
    '& .RaDataTable-rowCell.minor': { maxWidth: '9rem' },
    '& .RaDataTable-rowCell.actions': { maxWidth: 'none' },
    '& .MuiChip-label': { whiteSpace: 'nowrap' },
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
          // In a narrow space, as at 200 % text, the card scrolls sideways. The table's header cannot stick to the page
          // then, because the card is its scroll container.
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
          // react-admin's container for its own filters, which the office does not use.
          '& > span:empty': { display: 'none' },
          [breakpoints.down('sm')]: { backgroundColor: 'transparent' },
        },
      },
    },
    // Above the table, to cover neither its header nor a row.
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
