import type { ThemeOptions } from '@mui/material/styles';
import { memoTheme } from '../memoTheme';

export const overlays: ThemeOptions['components'] = {
  MuiDialog: {
    defaultProps: { fullWidth: true },
    styleOverrides: {
      paper: memoTheme(({ theme }) => ({
        margin: theme.spacing(2),
        borderTop: `4px solid ${theme.palette.primary.main}`,
        borderRadius: theme.radii.medium,
        // On a phone, a dialog is a sheet at the bottom, within reach of the thumb.
        [theme.breakpoints.down('sm')]: {
          width: '100%',
          maxHeight: '100%',
          margin: 0,
          marginTop: 'auto',
          borderRadius: `${theme.radii.large}px ${theme.radii.large}px 0 0`,
        },
      })),
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: memoTheme(({ theme }) => ({ ...theme.typography.h3, padding: 0 })),
    },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: memoTheme(({ theme }) => ({ padding: theme.spacing(1, 3, 3) })),
    },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: memoTheme(({ theme }) => ({
        gap: theme.spacing(1.5),
        padding: theme.spacing(1, 0, 0),
      })),
    },
    defaultProps: { disableSpacing: true },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: memoTheme(({ theme }) => ({
        maxWidth: '100%',
        padding: theme.spacing(1.5, 2.5, 4),
        background: theme.palette.surface.sunken,
      })),
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: memoTheme(({ theme }) => ({
        minWidth: 240,
        marginTop: theme.spacing(1),
        border: `1px solid ${theme.palette.surface.line}`,
      })),
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: memoTheme(({ theme }) => ({
        minHeight: theme.layout.target,
        [theme.breakpoints.up('xs')]: { minHeight: theme.layout.target },
      })),
    },
  },
  // Padding instead of MUI's fixed width, because icons are wider at large text sizes.
  MuiListItemIcon: { styleOverrides: { root: { paddingRight: 12, color: 'inherit' } } },
  MuiListItemButton: {
    defaultProps: { disableGutters: true, divider: true },
    styleOverrides: {
      root: memoTheme(({ theme }) => ({
        ...theme.typography.h3,
        fontSize: '1.375rem',
        minHeight: 52,
        '&:hover, &[aria-current="page"]': {
          color: theme.palette.primary.main,
          backgroundColor: 'transparent',
        },
        '@media (forced-colors: active)': {
          '&[aria-current="page"]': { textDecoration: 'underline' },
        },
      })),
    },
  },
};
