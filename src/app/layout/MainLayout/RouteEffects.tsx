import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router';
import { scrollToId } from '@/components/scrolling/scroll';
import { dialogClosed } from '@/events/dialogs';
import { sideMenuClosed } from '@/features/ui/uiSlice';
import { isClosed } from '@/contract/isClosed';
import { decodePercent } from '@/api/decodePercent';
import { useAppDispatch } from '../../hooks';
import { useCompany } from '@/components/companyContext';
import { useSettings } from '@/api/useSettings';
import { closedTitle, getPageTitle } from '../../pageTitles';
import { followScroll, keptScroll } from './scrollMemory';

function getAnchor({ hash }: Location): string | null {
  return hash.length > 1 ? decodePercent(hash.slice(1)) : null;
}

/**
 * Sets the title and manages the scroll position. On a navigation to another page, also closes the menu and the dialog,
 * and moves the focus.
 */
export function RouteEffects() {
  const company = useCompany();
  const settings = useSettings();
  const location = useLocation();
  const { pathname } = location;
  const way = useNavigationType();
  const dispatch = useAppDispatch();
  const shown = useRef<Location | null>(null);

  useEffect(() => {
    document.title = isClosed(pathname, settings)
      ? closedTitle(company)
      : getPageTitle(pathname, company);
  }, [pathname, company, settings]);

  useEffect(() => {
    const before = shown.current ?? location;
    const isLoad = before === location;
    shown.current = location;
    const kept = way === NavigationType.Pop ? keptScroll(isLoad) : null;
    const anchor = kept === null ? getAnchor(location) : null;
    if (before.pathname !== location.pathname) {
      dispatch(sideMenuClosed());
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
