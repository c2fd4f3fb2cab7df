import { useEffect, useEffectEvent } from 'react';

/** What closes each open dialog, drawer and menu, in the order in which they were opened. */
const open: (() => void)[] = [];

/** How many of them the current history entry stands for. */
function depth(): number {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'overlays' in state
    ? Number(state.overlays)
    : 0;
}

/** Whether a step back that this module made has not arrived yet. */
let isStepping = false;

/**
 * Adds an entry to the history for each overlay that has opened. Steps back over the entries of
 * overlays that were closed without the Back button.
 */
function matchHistory(): void {
  if (isStepping) return;
  const excess = depth() - open.length;
  if (excess > 0) {
    isStepping = true;
    window.history.go(-excess);
  }
  for (let overlays = depth() + 1; overlays <= open.length; overlays += 1) {
    // Otherwise the browser scrolls back when an entry is left, also after a choice that scrolls.
    window.history.scrollRestoration = 'manual';
    // The rest is the router's.
    window.history.pushState({ ...window.history.state, overlays }, '');
  }
}

/** After a task, because a dialog may close in order to go to another page, and StrictMode mounts twice. */
const matchHistorySoon = () => void setTimeout(matchHistory);

function onPopState(): void {
  if (!isStepping) for (const close of open.slice(depth()).reverse()) close();
  isStepping = false;
  if (depth() === 0) window.history.scrollRestoration = 'auto';
  matchHistorySoon();
}

/**
 * Lets Back close what is open before it leaves the page, as drivers expect on a phone. Each open
 * dialog, drawer or menu has a history entry with the page's own address.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return undefined;
    window.addEventListener('popstate', onPopState);
    const closeThis = () => close();
    open.push(closeThis);
    matchHistorySoon();
    return () => {
      open.splice(open.indexOf(closeThis), 1);
      matchHistorySoon();
    };
  }, [isOpen]);
}
