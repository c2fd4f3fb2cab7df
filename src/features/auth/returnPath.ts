import type { Location } from 'react-router';
import * as v from 'valibot';
import { routes } from '@/contract/routes';

/** Where a driver wanted to go, in the router's state on the way to /login. Only paths of this site. */
const returnState = v.object({ from: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)) });

/** The place the driver is at, to be passed along to /login. */
export function hereState({ pathname, search, hash }: Location): v.InferOutput<typeof returnState> {
  return { from: `${pathname}${search}${hash}` };
}

/** Where to go after login: the place that was wanted, else the report. */
export function returnPathOf(state: unknown): string {
  const passed = v.safeParse(returnState, state);
  return passed.success ? passed.output.from : routes.vehicleReport;
}
