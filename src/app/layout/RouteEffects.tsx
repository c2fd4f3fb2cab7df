import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import type { Location } from 'react-router';
import * as v from 'valibot';
import { scrollToId } from '@/components/scrolling/scroll';
import { anchors } from '@/contract/routes';
import { dialogClosed } from '@/events/dialogs';
import { sideMenuToggled } from '@/features/ui/uiSlice';
import { decodePercent } from '../decodePercent';
import { useAppDispatch } from '../hooks';
import { titleOf } from '../pageTexts';
import { followScroll, keptScroll } from './scrollMemory';

const anchorState = v.object({ anchor: v.picklist(Object.values(anchors)) });

/** The anchor a link from another page passed along, or the address names. */
function anchorOf({ state, hash }: Location): string | null {
  const passed = v.safeParse(anchorState, state);
  if (passed.success) return passed.output.anchor;
  return hash.length > 1 ? decodePercent(hash.slice(1)) : null;
}

/**
 * What each change of place brings: the title, the keyboard's focus on the new page, and its top, the anchor asked for,
 * or, on the way back, where it stood. The first page is left as the browser shows it.
 */
export function RouteEffects() {
  const location = useLocation();
  const { pathname } = location;
  const way = useNavigationType();
  const dispatch = useAppDispatch();
  const shown = useRef<Location | null>(null);

  useEffect(() => {
    document.title = titleOf(pathname);
  }, [pathname]);

  useEffect(() => {
    const before = shown.current ?? location;
    const isLoad = before === location;
    shown.current = location;
    const kept = way === NavigationType.Pop ? keptScroll(isLoad) : null;
    const anchor = kept === null ? anchorOf(location) : null;
    if (before.pathname !== location.pathname) {
      dispatch(sideMenuToggled('closed'));
      dispatch(dialogClosed());
      if (!anchor) {
        if (kept === null) window.scrollTo(0, 0);
        document.getElementById('main')?.focus({ preventScroll: true });
      }
    }
    const stopFollowing = followScroll(kept);
    const stopWaiting = anchor ? scrollToId(anchor) : () => undefined;
    return () => {
      stopFollowing();
      stopWaiting();
    };
  }, [location, way, dispatch]);

  return null;
}
