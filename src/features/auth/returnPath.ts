import type { Location } from 'react-router';
import * as v from 'valibot';
import type { Role } from '@/contract/office/roles';
import { officePath, returnParameter, routes } from '@/contract/routes';

/** A path of this site. */
const ownPath = v.pipe(v.string(), v.regex(/^\/(?![/\\])/));

/** The page that a driver requested, in the router's state on the way to /login. */
const returnState = v.object({ from: ownPath });

/** Router state with the driver's current location, for /login. */
export function hereState({ pathname, search, hash }: Location): v.InferOutput<typeof returnState> {
  return { from: `${pathname}${search}${hash}` };
}

/**
 * The path to open after the login. It is the requested page if there is one. Otherwise it is the
 * report for a driver, and the office for staff.
 */
export function returnPathOf(
  { state, search }: Pick<Location, 'state' | 'search'>,
  role: Role = 'driver',
): string {
  const passed = v.safeParse(returnState, state);
  if (passed.success) return passed.output.from;
  const requested = v.safeParse(ownPath, new URLSearchParams(search).get(returnParameter));
  if (requested.success) return requested.output;
  return role === 'driver' ? routes.vehicleReport : officePath;
}

/** Whether /login stands in the way of a signed-out driver who opened the report. */
export function wantsReport({ state }: Pick<Location, 'state'>): boolean {
  const passed = v.safeParse(returnState, state);
  return passed.success && passed.output.from.startsWith(routes.vehicleReport);
}

/** Whether a path belongs to the office, which is not in the site's router. */
export function isOfficePath(path: string): boolean {
  return new RegExp(`^${officePath}(?=[/?#]|$)`).test(path);
}
