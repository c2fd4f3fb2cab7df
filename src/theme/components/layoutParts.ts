import type { ThemeOptions } from '@mui/material/styles';
import { memoTheme } from '../memoTheme';

export const layoutParts: ThemeOptions['components'] = {
  MuiAppBar: {
    defaultProps: { position: 'sticky', color: 'inherit', elevation: 0 },
    styleOverrides: {
      root: memoTheme(({ theme }) => ({
        backgroundColor: theme.palette.background.default,
        borderBottom: `1px solid ${theme.palette.divider}`,
      })),
    },
  },
  MuiToolbar: {
    defaultProps: { disableGutters: true },
    styleOverrides: {
      root: memoTheme(({ theme }) => ({
        gap: theme.spacing(3),
        // One px less, because the header's height includes the border.
        minHeight: theme.layout.headerHeight - 1,
        [theme.breakpoints.up('xs')]: {
          minHeight: theme.layout.headerHeight - 1,
          // A phone in landscape has little height.
          '@media (max-height: 500px)': { minHeight: theme.layout.target + 7 },
        },
      })),
    },
  },
  MuiContainer: {
    styleOverrides: {
      root: memoTheme(({ theme }) => ({
        paddingInline: theme.spacing(2.5),
        [theme.breakpoints.up('xs')]: { paddingInline: theme.spacing(2.5) },
        [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(5) },
      })),
      // `lg` (the default) is for pages, and `md` is for text. Each is the width of the content plus the padding on
      // both sides.
      maxWidthLg: memoTheme(({ theme }) => ({
        [theme.breakpoints.up('lg')]: { maxWidth: theme.layout.width + 80 },
      })),
      maxWidthMd: memoTheme(({ theme }) => ({
        [theme.breakpoints.up('md')]: { maxWidth: theme.layout.textWidth + 80 },
      })),
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { backgroundImage: 'none' },
      // Forced colors make the outline visible as a border.
      elevation: { outline: '1px solid transparent' },
    },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: memoTheme(({ theme }) => ({
        borderColor: theme.palette.divider,
        transition: `border-color ${theme.transitions.duration.standard}ms`,
        '&:hover': { borderColor: theme.palette.surface.line },
      })),
    },
  },
  MuiCardContent: {
    styleOverrides: {
      root: memoTheme(({ theme }) => ({
        display: 'flex',
        flexDirection: 'column',
        gap: theme.spacing(1.5),
        padding: theme.spacing(3.5, 3),
        '&:last-child': { paddingBottom: theme.spacing(3.5) },
      })),
    },
  },
  MuiTypography: {
    defaultProps: {
      variantMapping: {
        h1: 'h1',
        h2: 'h2',
        h3: 'h3',
        lead: 'p',
        body1: 'p',
        body2: 'p',
        caption: 'p',
        overline: 'p',
      },
    },
  },
  MuiLink: {
    defaultProps: { color: 'inherit', underline: 'always' },
  },
};
