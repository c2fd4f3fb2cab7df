import * as v from 'valibot';
import { maxText } from './fields';
import { limits } from './limits';

/** Body of POST login. The form does not validate, and the server reports blank fields (docs/product.md, Forms). */
export const loginRequest = v.object({
  username: v.pipe(v.string(), maxText(limits.username)),
  password: v.pipe(v.string(), maxText(limits.password)),
});
/**
 * Body of POST login on Linehaul's own backend. At a sign-in with a first password from the command line, the server
 * asks for a new one with a 400 for `new_password`.
 */
export const firstLoginRequest = v.object({
  ...loginRequest.entries,
  new_password: v.optional(v.string()),
});
export type LoginRequest = v.InferOutput<typeof firstLoginRequest>;
