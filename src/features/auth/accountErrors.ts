import type { AppError } from '@/api/appError';
import { accountTexts } from '@/contract/messages/account';

/**
 * The error to show under the field after a failed username change. It is the field's message if the
 * response has one, and otherwise the detail.
 */
export function usernameErrorOf(error: AppError): string {
  const unexpected = accountTexts.usernameUnexpected;
  if (error.kind !== 'rejected') return unexpected;
  return error.fields.new_username?.join(' ') || error.detail || unexpected;
}

type PasswordErrors = Partial<Record<'old_password' | 'new_password', string | undefined>>;

/**
 * The errors to show under both fields after a failed password change; the fallback is shown under
 * the old password.
 */
export function passwordErrorsOf(error: AppError): PasswordErrors {
  const fields = error.kind === 'rejected' ? error.fields : {};
  const old_password = fields.old_password?.join(' ') || undefined;
  const new_password = fields.new_password?.join(' ') || undefined;
  if (!old_password && !new_password) return { old_password: accountTexts.passwordUnexpected };
  return { old_password, new_password };
}
