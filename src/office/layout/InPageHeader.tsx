import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

/** The ids of the header's slots: next to the title, and at its end. */
export const headerSlots = { status: 'page-status', action: 'page-action' } as const;

interface InPageHeaderProps {
  /** By default, the slot of the page's primary action. */
  slot?: keyof typeof headerSlots;
  children: React.ReactNode;
}

/** The header stays mounted as long as the layout. */
const subscribe = () => () => undefined;

/** Renders its children in the page's header, or in place if there is no header. */
export function InPageHeader({ slot = 'action', children }: InPageHeaderProps) {
  const place = useSyncExternalStore(subscribe, () => document.getElementById(headerSlots[slot]));
  return place === null ? children : createPortal(children, place);
}
