import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

/** The ids of the elements into which a page puts its own content. */
export const headerSlots = {
  status: 'page-status',
  action: 'page-action',
  columns: 'list-columns',
} as const;

interface InPageHeaderProps {
  slot?: keyof typeof headerSlots;
  children: React.ReactNode;
}

/** Never reports a change, because a slot exists as long as the content in it. */
const subscribe = () => () => undefined;

/** Renders its children in a slot of the page's header, or in place if the page does not have the slot. */
export function InPageHeader({ slot = 'action', children }: InPageHeaderProps) {
  const place = useSyncExternalStore(subscribe, () => document.getElementById(headerSlots[slot]));
  return place === null ? children : createPortal(children, place);
}
