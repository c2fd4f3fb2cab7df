import * as v from 'valibot';
import { text } from './answers';
import { limits } from './limits';
import { validation } from './messages';
import { roles } from './office/roles';

/**
 * GET me, and `user` of a login. Only our own backend says a role: where there is none, or one that we don't know,
 * it is a driver's account.
 */
export const account = v.object({
  username: v.string(),
  email: text,
  role: v.fallback(v.optional(v.picklist(roles)), undefined),
});
export type Account = v.InferOutput<typeof account>;

/**
 * POST login. The client validates nothing (docs/product.md, Forms); the server reports blank
 * fields.
 */
export const loginRequest = v.object({
  username: v.pipe(v.string(), v.maxLength(limits.username)),
  password: v.pipe(v.string(), v.maxLength(limits.password)),
});
export type LoginRequest = v.InferOutput<typeof loginRequest>;

const token = v.pipe(v.string(), v.nonEmpty());

export const loginAnswer = v.object({ access: token, refresh: token, user: account });
export type LoginAnswer = v.InferOutput<typeof loginAnswer>;

/**
 * POST refresh. No rotation: the response has only a new access token (docs/product.md, Session).
 */
export const refreshRequest = v.object({ refresh: token });
export const refreshAnswer = v.object({ access: token });

export const changeUsernameRequest = v.object({
  new_username: v.pipe(
    v.string(validation.usernameEmpty),
    v.trim(),
    v.nonEmpty(validation.usernameEmpty),
    v.maxLength(
      limits.username,
      `Ensure this field has no more than ${limits.username} characters.`,
    ),
  ),
});
export type ChangeUsernameRequest = v.InferOutput<typeof changeUsernameRequest>;

/** The server has the password rules (docs/product.md, Forms); this is only the request's shape. */
export const changePasswordRequest = v.object({
  old_password: v.string(),
  new_password: v.string(),
});
export type ChangePasswordRequest = v.InferOutput<typeof changePasswordRequest>;

/** GET forgot-password. */
export const supportContact = v.object({ email: text, phone: text });
export type SupportContact = v.InferOutput<typeof supportContact>;
