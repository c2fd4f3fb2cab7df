import { useSyncExternalStore } from 'react';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

function subscribe(listener: () => void): () => void {
  const seen = window.visualViewport;
  seen?.addEventListener('resize', listener);
  return () => seen?.removeEventListener('resize', listener);
}

/** The keyboard covers part of the page without making it smaller; a page that is zoomed into is not covered. */
function isKeyboardOpen(): boolean {
  const seen = window.visualViewport;
  if (!seen) return false;
  return seen.height * seen.scale < document.documentElement.clientHeight * 0.75;
}

/** A phone on its side, or a page that the keyboard has made smaller. */
const isShortWindow = '(max-height: 500px)';
const atOnce = { noSsr: true };

/**
 * Where the report's bar stands: beside the checklist in a wide window, at the lower edge of a phone's, and at the end of
 * the report where it would take too much of what the keyboard, or a phone on its side, leaves.
 */
export type BarPlace = 'beside' | 'edge' | 'end';

/** Where the bar stands now. */
export function useBarPlace(): BarPlace {
  const isPhone = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('md'), atOnce);
  const isShort = useMediaQuery(isShortWindow, atOnce);
  const isCovered = useSyncExternalStore(subscribe, isKeyboardOpen);
  if (!isPhone) return 'beside';
  return isShort || isCovered ? 'end' : 'edge';
}
