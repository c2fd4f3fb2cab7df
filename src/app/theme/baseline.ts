import type { Theme } from '@mui/material/styles';

/** What the whole document looks like before any component: for CssBaseline. */
export function baseline(theme: Theme) {
  return {
    html: {
      colorScheme: theme.palette.mode,
      WebkitTextSizeAdjust: '100%',
      // Anchors reached by the address bar keep clear of the sticky header too.
      scrollPaddingTop: theme.house.layout.headerHeight + 8,
    },
    body: { ...theme.typography.body1, overflowX: 'clip' as const },
    'h1, h2, h3, p, ul, ol, figure': { margin: 0 },
    'ul, ol': { padding: 0, listStyle: 'none' },
    a: { color: 'inherit' },
    'img, video, svg': { maxWidth: '100%' },
    'button, input, textarea, select': { font: 'inherit' },
    ':focus-visible': {
      outline: `3px solid ${theme.palette.primary.main}`,
      outlineOffset: 3,
    },
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '0.01ms !important',
        scrollBehavior: 'auto !important',
      },
    },
  };
}
