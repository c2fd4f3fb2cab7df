import * as v from 'valibot';
import { text } from './responses';
import { roles } from './office/roles';

/**
 * GET me, and `user` of a login. Only Linehaul's own backend sends a role and a name. An account with
 * no role or an unknown role is a driver's.
 */
export const account = v.object({
  username: v.string(),
  email: text,
  role: v.fallback(v.optional(v.picklist(roles)), undefined),
  /** Only with a role. Identifies the account's own actions in the office. */
  id: v.fallback(v.optional(v.number()), undefined),
  /** Only if the office has entered one. */
  full_name: v.fallback(v.optional(v.string()), undefined),
});
export type Account = v.InferOutput<typeof account>;

const token = v.pipe(v.string(), v.nonEmpty());

export const loginResponse = v.object({ access: token, refresh: token, user: account });
export type LoginResponse = v.InferOutput<typeof loginResponse>;

/**
 * POST refresh. The refresh token is not rotated; the response has only a new access token
 * (docs/product.md, Session).
 */
export const refreshRequest = v.object({ refresh: token });
export const refreshResponse = v.object({ access: token });

/** GET forgot-password. */
export const supportContact = v.object({ email: text, phone: text });
export type SupportContact = v.InferOutput<typeof supportContact>;
