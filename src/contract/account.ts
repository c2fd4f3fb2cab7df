import * as v from 'valibot';
import { fieldMessages } from './messages/fields';
import { anyText, text } from './responses';
import { roles } from './office/roles';

/**
 * Response to GET me, and the `user` in the response to POST login. An account without a known role belongs to a
 * driver.
 */
export const account = v.object({
  username: v.string(),
  email: text,
  role: v.fallback(v.optional(v.picklist(roles)), undefined),
  id: v.fallback(v.optional(v.number()), undefined),
  full_name: v.fallback(v.optional(v.string()), undefined),
  /**
   * The instant since which only this account has had its username, far in the future if another one had it before. Only
   * Linehaul's own backend says it.
   */
  name_since: v.fallback(v.optional(v.string()), undefined),
});
export type Account = v.InferOutput<typeof account>;

const token = v.pipe(v.string(), v.nonEmpty(fieldMessages.blank));

export const loginResponse = v.object({ access: token, refresh: token, user: account });
export type LoginResponse = v.InferOutput<typeof loginResponse>;

/** A refresh returns a new access token and keeps the refresh token (docs/product.md, Session). */
export const refreshRequest = v.object({ refresh: token });
export const refreshResponse = v.object({ access: token });

export const supportContact = v.object({ email: anyText, phone: anyText });
export type SupportContact = v.InferOutput<typeof supportContact>;
