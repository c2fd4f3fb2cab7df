import type { ThemeOptions } from '@mui/material/styles';
import { memoTheme } from '../memoTheme';

/**
 * MuiButton's variant `contained` (the default) is for the primary action, `outlined` for secondary actions, and `text`
 * for minor actions.
 */
export const buttons: ThemeOptions['components'] = {
  MuiButtonBase: {
    // The ripple causes most of the cost of a tap on a phone (docs/performance.md, The checklist).
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: memoTheme(({ theme }) => ({
        '&:focus-visible': { outline: `3px solid ${theme.palette.primary.main}`, outlineOffset: 3 },
      })),
    },
  },
  MuiButton: {
    defaultProps: { variant: 'contained', disableElevation: true },
    styleOverrides: {
      root: memoTheme(({ theme }) => ({
        gap: theme.spacing(1),
        minHeight: theme.layout.target,
        padding: theme.spacing(1.25, 3),
        border: '2px solid transparent',
        borderRadius: theme.radii.small,
        textAlign: 'center',
        '&.Mui-disabled': { opacity: 0.6 },
      })),
      contained: memoTheme(({ theme }) => ({
        '&.Mui-disabled': {
          color: theme.palette.primary.contrastText,
          backgroundColor: theme.palette.primary.main,
        },
      })),
      outlined: memoTheme(({ theme }) => ({
        padding: theme.spacing(1.25, 3),
        color: theme.palette.text.primary,
        backgroundColor: 'transparent',
        border: `2px solid ${theme.palette.surface.edge}`,
        '&:hover': { borderColor: theme.palette.primary.main },
        // Forced colors need a background here, because the border would be invisible over a picture.
        '@media (forced-colors: active)': { backgroundColor: 'Canvas' },
        '&.Mui-disabled': {
          color: theme.palette.text.primary,
          border: `2px solid ${theme.palette.surface.edge}`,
        },
      })),
      // The gap of the root separates icon and text.
      startIcon: { marginRight: 0 },
      endIcon: { marginLeft: 0 },
      text: memoTheme(({ theme }) => ({
        padding: theme.spacing(1.25, 3),
        color: theme.palette.text.primary,
        '&:hover': { backgroundColor: theme.palette.action.hover },
        '&.Mui-disabled': { color: theme.palette.text.primary },
      })),
    },
  },
  MuiIconButton: {
    defaultProps: { color: 'inherit' },
    styleOverrides: {
      root: memoTheme(({ theme }) => ({
        width: theme.layout.target,
        height: theme.layout.target,
        padding: 0,
        flex: 'none',
        borderRadius: theme.radii.small,
      })),
    },
  },
  MuiFab: {
    defaultProps: { color: 'primary' },
    styleOverrides: {
      root: memoTheme(({ theme }) => ({
        boxShadow: theme.overlayShadow,
        // Forced colors remove the background, so a border replaces it.
        '@media (forced-colors: active)': { border: '2px solid' },
      })),
    },
  },
};
