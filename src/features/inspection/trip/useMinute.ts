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

/** Returns the phone's time in ms, rounded down to the minute. */
export function useMinute(): number {
  return useSyncExternalStore(subscribe, current);
}
