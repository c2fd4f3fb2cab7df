import { useSyncExternalStore } from 'react';
import * as v from 'valibot';

/**
 * What the browser reports about the network (Network Information API). Safari and Firefox report
 * nothing.
 */
const networkSchema = v.object({
  connection: v.object({
    saveData: v.optional(v.boolean(), false),
    effectiveType: v.optional(v.string(), '4g'),
  }),
});

/**
 * Whether the visitor has asked to save data or has a network slower than 4G. Such a network is too
 * slow for half a megabyte that nobody requested.
 */
export function isNetworkSlow(navigator: object): boolean {
  const parsed = v.safeParse(networkSchema, navigator);
  return (
    parsed.success &&
    (parsed.output.connection.saveData || parsed.output.connection.effectiveType !== '4g')
  );
}

function subscribe(notify: () => void): () => void {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (!(connection instanceof EventTarget)) return () => undefined;
  connection.addEventListener('change', notify);
  return () => connection.removeEventListener('change', notify);
}

/** Tracks `isNetworkSlow` in this browser. False on the server. */
export function useNetworkIsSlow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isNetworkSlow(navigator),
    () => false,
  );
}
