import type { AppError } from '@/api/appError';
import { accountTexts } from '@/contract/messages/account';

export function toUsernameError(error: AppError): string {
  const unexpected = accountTexts.usernameUnexpected;
  if (error.kind !== 'rejected') return unexpected;
  return error.fields.new_username?.join(' ') || error.detail || unexpected;
}

type PasswordErrors = Partial<Record<'old_password' | 'new_password', string | undefined>>;

/** Returns the errors to show under the two password fields. */
export function toPasswordErrors(error: AppError): PasswordErrors {
  const fields = error.kind === 'rejected' ? error.fields : {};
  const old_password = fields.old_password?.join(' ') || undefined;
  const new_password = fields.new_password?.join(' ') || undefined;
  if (!old_password && !new_password) return { old_password: accountTexts.passwordUnexpected };
  return { old_password, new_password };
}
