import { useSyncExternalStore } from 'react';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

function subscribe(listener: () => void): () => void {
  const seen = window.visualViewport;
  seen?.addEventListener('resize', listener);
  return () => seen?.removeEventListener('resize', listener);
}

/**
 * Whether the keyboard covers part of the page without resizing it. Zoom also shrinks the visual viewport, so `scale`
 * compensates for zoom.
 */
function isKeyboardOpen(): boolean {
  const seen = window.visualViewport;
  if (!seen) return false;
  return seen.height * seen.scale < document.documentElement.clientHeight * 0.75;
}

/** A phone in landscape, or a page that the keyboard has resized. */
const isShortWindow = '(max-height: 500px)';
const atOnce = { noSsr: true };

/**
 * The report bar's position. `side` is next to the checklist in a wide window. `edge` is at the lower edge of a phone's
 * window. `end` is at the report's end, for a phone in landscape or with an open keyboard.
 */
export type BarPlace = 'side' | 'edge' | 'end';

export function useBarPlace(): BarPlace {
  const isPhone = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('md'), atOnce);
  const isShort = useMediaQuery(isShortWindow, atOnce);
  const isCovered = useSyncExternalStore(subscribe, isKeyboardOpen);
  if (!isPhone) return 'side';
  return isShort || isCovered ? 'end' : 'edge';
}
