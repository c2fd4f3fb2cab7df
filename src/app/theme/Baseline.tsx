import { Global } from '@emotion/react';
import type { Interpolation } from '@emotion/react';
import type { Theme } from '../../components/theme/styled';

/** What the whole document looks like before any component. */
const baseline = ({ palette, typography, house }: Theme): Interpolation<Theme> => ({
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: {
    colorScheme: palette.mode,
    WebkitTextSizeAdjust: '100%',
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    // Anchors reached by the address bar keep clear of the sticky header too.
    scrollPaddingTop: house.layout.headerHeight + 8,
  },
  body: {
    ...typography.body1,
    margin: 0,
    color: palette.text.primary,
    backgroundColor: palette.background.default,
    overflowX: 'clip',
  },
  'strong, b': { fontWeight: 700 },
  'h1, h2, h3, p, ul, ol, figure': { margin: 0 },
  'ul, ol': { padding: 0, listStyle: 'none' },
  a: { color: 'inherit' },
  'img, video, svg': { maxWidth: '100%' },
  'button, input, textarea, select': { font: 'inherit' },
  ':focus-visible': { outline: `3px solid ${palette.primary.main}`, outlineOffset: 3 },
  // Below the header: a toast must not lie over the menus' buttons.
  'body .notistack-SnackbarContainer': { top: house.layout.headerHeight + 8 },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
    },
  },
});

export function Baseline() {
  return <Global styles={baseline} />;
}
