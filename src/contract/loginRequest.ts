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
export type LoginRequest = v.InferOutput<typeof loginRequest>;
