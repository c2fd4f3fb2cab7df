import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

/** The ids of the header's places: next to the title, and at its end. */
export const headerSlots = { status: 'page-status', action: 'page-action' } as const;

interface InPageHeaderProps {
  /** By default the page's one primary action. */
  slot?: keyof typeof headerSlots;
  children: React.ReactNode;
}

/** The header stays as long as the layout. */
const subscribe = () => () => undefined;

/** Renders its children in the page's header; where there is none, in place. */
export function InPageHeader({ slot = 'action', children }: InPageHeaderProps) {
  const place = useSyncExternalStore(subscribe, () => document.getElementById(headerSlots[slot]));
  return place === null ? children : createPortal(children, place);
}
