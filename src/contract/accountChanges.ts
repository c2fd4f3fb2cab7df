import * as v from 'valibot';
import { fieldMessages } from './messages/fields';
import { limits } from './limits';
import { validation } from './messages/validation';

/** The server has further rules (docs/product.md, Forms). */
export const changeUsernameForm = v.object({
  new_username: v.pipe(
    v.string(validation.usernameEmpty),
    v.trim(),
    v.nonEmpty(validation.usernameEmpty),
  ),
});

export const changeUsernameRequest = v.object({
  new_username: v.pipe(
    changeUsernameForm.entries.new_username,
    v.maxLength(limits.username, fieldMessages.tooLong(limits.username)),
  ),
});
export type ChangeUsernameRequest = v.InferOutput<typeof changeUsernameRequest>;

/** Checks only the shape. The server has the password rules (docs/product.md, Forms). */
export const changePasswordRequest = v.object({
  old_password: v.string(),
  new_password: v.string(),
});
export type ChangePasswordRequest = v.InferOutput<typeof changePasswordRequest>;
