import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

/** The ids of the slots: next to the page's title, at its header's end, and in a list's toolbar. */
export const headerSlots = {
  status: 'page-status',
  action: 'page-action',
  columns: 'list-columns',
} as const;

interface InPageHeaderProps {
  /** By default, the slot of the page's primary action. */
  slot?: keyof typeof headerSlots;
  children: React.ReactNode;
}

/** A slot remains mounted as long as its content. */
const subscribe = () => () => undefined;

/** Renders its children in a slot of the page's header, or in place if the page has no such slot. */
export function InPageHeader({ slot = 'action', children }: InPageHeaderProps) {
  const place = useSyncExternalStore(subscribe, () => document.getElementById(headerSlots[slot]));
  return place === null ? children : createPortal(children, place);
}
