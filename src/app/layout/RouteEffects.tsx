import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Location } from 'react-router';
import * as v from 'valibot';
import { scrollToId } from '../../components/scrolling/scroll';
import { anchors } from '../../contract/routes';
import { dialogClosed } from '../../events/dialogs';
import { sideMenuToggled } from '../../features/ui/uiSlice';
import { decodePercent } from '../decodePercent';
import { useAppDispatch } from '../hooks';
import { titleOf } from '../pageTexts';

const anchorState = v.object({ anchor: v.picklist(Object.values(anchors)) });

/** The anchor a link from another page passed along, or the address names. */
function anchorOf({ state, hash }: Location): string | null {
  const passed = v.safeParse(anchorState, state);
  if (passed.success) return passed.output.anchor;
  return hash.length > 1 ? decodePercent(hash.slice(1)) : null;
}

/**
 * What each change of place brings: the title, the top of the page or the anchor asked for, and the keyboard's focus
 * on the new page. The first page is left as the browser shows it.
 */
export function RouteEffects() {
  const location = useLocation();
  const { pathname } = location;
  const dispatch = useAppDispatch();
  const shown = useRef<Location | null>(null);

  useEffect(() => {
    document.title = titleOf(pathname);
  }, [pathname]);

  useEffect(() => {
    const before = shown.current;
    if (before === location) return undefined;
    shown.current = location;
    const anchor = anchorOf(location);
    if (before && before.pathname !== location.pathname) {
      dispatch(sideMenuToggled('closed'));
      dispatch(dialogClosed());
      if (!anchor) {
        window.scrollTo(0, 0);
        document.getElementById('main')?.focus({ preventScroll: true });
      }
    }
    return anchor ? scrollToId(anchor) : undefined;
  }, [location, dispatch]);

  return null;
}
