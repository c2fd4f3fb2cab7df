import { useSyncExternalStore } from 'react';
import * as v from 'valibot';

/** The browser's report about the network (Network Information API). Safari and Firefox have none. */
const networkSchema = v.object({
  connection: v.object({
    saveData: v.optional(v.boolean(), false),
    effectiveType: v.optional(v.string(), '4g'),
  }),
});

/** Whether the visitor saves data or has a network slower than 4G. */
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

/** Returns `isNetworkSlow` for this browser, updated when it changes. False on the server. */
export function useNetworkIsSlow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isNetworkSlow(navigator),
    () => false,
  );
}
