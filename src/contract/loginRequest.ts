import * as v from 'valibot';
import { limits } from './limits';

/**
 * POST login. The client validates nothing (docs/product.md, Forms); the server reports blank
 * fields.
 */
export const loginRequest = v.object({
  username: v.pipe(v.string(), v.maxLength(limits.username)),
  password: v.pipe(v.string(), v.maxLength(limits.password)),
});
/**
 * POST login on Linehaul's own backend, where a first password is changed at the first sign-in. A
 * 400 with `new_password` requests it.
 */
export const firstLoginRequest = v.object({
  ...loginRequest.entries,
  new_password: v.optional(v.string()),
});
export type LoginRequest = v.InferOutput<typeof firstLoginRequest>;
