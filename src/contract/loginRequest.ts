import * as v from 'valibot';
import { limits } from './limits';

/**
 * Body of POST login. The client validates nothing (docs/product.md, Forms), and the server reports
 * blank fields.
 */
export const loginRequest = v.object({
  username: v.pipe(v.string(), v.maxLength(limits.username)),
  password: v.pipe(v.string(), v.maxLength(limits.password)),
});
/**
 * Body of POST login on Linehaul's own backend, where a person changes their first password at the
 * first sign-in. A 400 with `new_password` requests the change.
 */
export const firstLoginRequest = v.object({
  ...loginRequest.entries,
  new_password: v.optional(v.string()),
});
export type LoginRequest = v.InferOutput<typeof firstLoginRequest>;
