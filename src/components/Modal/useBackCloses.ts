import { useEffect, useEffectEvent } from 'react';

/**
 * The functions that close the open dialogs, drawers and menus, in the order in which these were
 * opened.
 */
const open: (() => void)[] = [];

/** The number of open overlays that the current history entry stands for. */
function depth(): number {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'overlays' in state
    ? Number(state.overlays)
    : 0;
}

/** Whether this module has stepped back and the step has not arrived yet. */
let isStepping = false;

/**
 * Adds a history entry for each overlay that has opened. Steps back over the entries of overlays
 * that were closed without the Back button.
 */
function matchHistory(): void {
  if (isStepping) return;
  const excess = depth() - open.length;
  if (excess > 0) {
    isStepping = true;
    window.history.go(-excess);
  }
  for (let overlays = depth() + 1; overlays <= open.length; overlays += 1) {
    // Otherwise, the browser scrolls back when an entry is left, even after a choice that scrolls.
    window.history.scrollRestoration = 'manual';
    // The router owns the rest of the state.
    window.history.pushState({ ...window.history.state, overlays }, '');
  }
}

/**
 * Runs in a later task, because a dialog may close in order to go to another page, and StrictMode
 * mounts twice.
 */
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
