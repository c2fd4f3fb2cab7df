import type { AppError } from '@/api/appError';
import { accountTexts } from '@/contract/messages/account';

/**
 * Returns the error to show under the field after a failed username change. This is the response's
 * message for the field if there is one, and otherwise its detail.
 */
export function usernameErrorOf(error: AppError): string {
  const unexpected = accountTexts.usernameUnexpected;
  if (error.kind !== 'rejected') return unexpected;
  return error.fields.new_username?.join(' ') || error.detail || unexpected;
}

type PasswordErrors = Partial<Record<'old_password' | 'new_password', string | undefined>>;

/**
 * Returns the errors to show under both fields after a failed password change. The fallback text
 * belongs to the old password.
 */
export function passwordErrorsOf(error: AppError): PasswordErrors {
  const fields = error.kind === 'rejected' ? error.fields : {};
  const old_password = fields.old_password?.join(' ') || undefined;
  const new_password = fields.new_password?.join(' ') || undefined;
  if (!old_password && !new_password) return { old_password: accountTexts.passwordUnexpected };
  return { old_password, new_password };
}
