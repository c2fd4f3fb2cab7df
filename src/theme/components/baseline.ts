import type { CSSObject, Theme, ThemeOptions } from '@mui/material/styles';
import { reducedMotion } from '../reducedMotion';

/** Styles for the whole document, in addition to MUI's CssBaseline. */
function documentStyles({
  palette,
  layout,
  typography,
  breakpoints,
}: Omit<Theme, 'components'>): CSSObject {
  return {
    html: {
      // Keeps anchors and the focus clear of the sticky header and the bottom bar. The bottom bar sets the variable to
      // its height.
      scrollPaddingTop: layout.headerHeight + 8,
      scrollPaddingBottom: 'calc(var(--bottom-bar, 0px) + 8px)',
    },
    body: { overflowX: 'clip' },
    'h1, h2, h3, p, ul, ol, figure': { margin: 0 },
    h1: typography.h1,
    h2: typography.h2,
    'h3, h4, h5, h6': typography.h3,
    'ul, ol': { padding: 0, listStyle: 'none' },
    a: { color: 'inherit' },
    'img, video, svg': { maxWidth: '100%' },
    'button, input, textarea, select': { font: 'inherit' },
    ':focus-visible': { outline: `3px solid ${palette.primary.main}`, outlineOffset: 3 },
    // Places toasts below the header, so that they do not cover the menu buttons.
    'body .notistack-SnackbarContainer': { top: layout.headerHeight + 8 },
    // On a phone, a receipt covers the header and leaves space for toasts at the top.
    [breakpoints.down('sm')]: {
      'body:has(.receipt-window) .notistack-SnackbarContainer': { top: 8 },
      // The space fits one toast. A second toast moves the receipt's text down.
      'body:has(.notistack-SnackbarContainer > :nth-child(2)) .receipt-window': {
        paddingTop: '6rem',
      },
    },
    [`@media ${reducedMotion}`]: {
      '*, *::before, *::after': {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '0.01ms !important',
      },
    },
  };
}

export const baseline: ThemeOptions['components'] = {
  MuiCssBaseline: {
    defaultProps: { enableColorScheme: true },
    styleOverrides: (theme) => ({ ...documentStyles(theme) }),
  },
  MuiScopedCssBaseline: {
    defaultProps: { enableColorScheme: true },
  },
};
