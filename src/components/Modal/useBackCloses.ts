import { useEffect, useEffectEvent } from 'react';

/** Functions that close the open dialogs, drawers and menus, the last one opened at the end. */
const open: (() => void)[] = [];

/** The number of open overlays that the current history entry represents. */
function depth(): number {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'overlays' in state
    ? Number(state.overlays)
    : 0;
}

/** Whether a step back that this module started is still pending. */
let isStepping = false;

/** Adds a history entry for each open overlay. After an overlay was closed without Back, steps back over its entry. */
function matchHistory(): void {
  if (isStepping) return;
  const excess = depth() - open.length;
  if (excess > 0) {
    isStepping = true;
    window.history.go(-excess);
  }
  for (let overlays = depth() + 1; overlays <= open.length; overlays += 1) {
    // Keeps the browser from restoring the scroll position, which would undo a scroll that the closing caused.
    window.history.scrollRestoration = 'manual';
    // Keeps the router's state.
    window.history.pushState({ ...window.history.state, overlays }, '');
  }
}

/** Runs in a later task, because a dialog may close to open another page, and StrictMode mounts twice. */
const matchHistorySoon = () => void setTimeout(matchHistory);

function onPopState(): void {
  if (!isStepping) for (const close of open.slice(depth()).reverse()) close();
  isStepping = false;
  if (depth() === 0) window.history.scrollRestoration = 'auto';
  matchHistorySoon();
}

/**
 * Makes Back close an overlay, such as a dialog, before it leaves the page. Each open overlay has its own history
 * entry.
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
