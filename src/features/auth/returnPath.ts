import type { Location } from 'react-router';
import * as v from 'valibot';
import { routes } from '@/contract/routes';

/**
 * The page a driver wanted, in the router's state on the way to /login. Only paths of this site are
 * accepted.
 */
const returnState = v.object({ from: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)) });

/** Router state with the driver's current location, for /login. */
export function hereState({ pathname, search, hash }: Location): v.InferOutput<typeof returnState> {
  return { from: `${pathname}${search}${hash}` };
}

/** Where to go after login: the page the driver wanted, else the report. */
export function returnPathOf(state: unknown): string {
  const passed = v.safeParse(returnState, state);
  return passed.success ? passed.output.from : routes.vehicleReport;
}
