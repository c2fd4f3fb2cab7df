import type { Theme } from '@mui/material/styles';
import { pageDefaults } from '../layout/pageDefaults';

type Look = NonNullable<Theme['components']>;

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
          '& .RaDataTable-headerCell': { backgroundColor: palette.background.paper },
          '& tbody tr:last-of-type td': { borderBottom: 0 },
          '& a': { fontWeight: 600, textDecoration: 'none' },
          '& tr:hover a, & a:focus-visible': { textDecoration: 'underline' },
        },
      },
    },
    RaList: {
      ...pageDefaults.RaList,
      styleOverrides: {
        root: {
          // The card scrolls sideways at 200 % text; nothing may be cut off.
          '& .RaList-content': { overflowX: 'auto' },
          '& .RaList-main': { minWidth: 0 },
        },
      },
    },
    RaListToolbar: {
      styleOverrides: {
        root: {
          gap: spacing(1),
          paddingBottom: spacing(1),
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
