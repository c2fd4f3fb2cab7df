import type { Location } from 'react-router';
import * as v from 'valibot';
import type { Role } from '@/contract/office/roles';
import { officePath, returnParameter, routes } from '@/contract/routes';

const ownPath = v.pipe(v.string(), v.regex(/^\/(?![/\\])/));

/** The router's state at /login. `from` is the page that the driver requested. */
const returnState = v.object({ from: ownPath });

/** Returns the router state that brings a driver back from /login to this location. */
export function hereState({ pathname, search, hash }: Location): v.InferOutput<typeof returnState> {
  return { from: `${pathname}${search}${hash}` };
}

/** Returns the path of the page that opens after sign-in. It is the requested page or, by default, the role's page. */
export function chooseReturnPath(
  { state, search }: Pick<Location, 'state' | 'search'>,
  role: Role = 'driver',
): string {
  const passed = v.safeParse(returnState, state);
  if (passed.success) return passed.output.from;
  const requested = v.safeParse(ownPath, new URLSearchParams(search).get(returnParameter));
  if (requested.success) return requested.output;
  return role === 'driver' ? routes.vehicleReport : officePath;
}

/** Whether a signed-out driver is at /login because they opened the report. */
export function wantsReport({ state }: Pick<Location, 'state'>): boolean {
  const passed = v.safeParse(returnState, state);
  return passed.success && passed.output.from.startsWith(routes.vehicleReport);
}

/** The office is not in the site's router. */
export function isOfficePath(path: string): boolean {
  return new RegExp(`^${officePath}(?=[/?#]|$)`).test(path);
}
