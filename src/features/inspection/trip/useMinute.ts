import { useSyncExternalStore } from 'react';

const minute = 60_000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, minute);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

const current = () => Math.floor(Date.now() / minute) * minute;

/** The phone's clock, rounded down to the minute, in ms. */
export function useMinute(): number {
  return useSyncExternalStore(subscribe, current);
}
