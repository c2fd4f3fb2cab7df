import type { AppError } from '@/api/appError';
import { accountTexts } from '@/contract/messages/account';

/** An error per field. */
export type LoginErrors = Partial<
  Record<'username' | 'password' | 'new_password', string | undefined>
>;

/**
 * The errors shown under each field after a failed login: the first message of a 400's lists;
 * otherwise the server's detail, or our own text, under the login field. Only our own backend
 * (`fleet`) asks for a new password.
 */
export function loginErrorsOf(error: AppError, { fleet } = { fleet: false }): LoginErrors {
  if (error.kind !== 'refused') return { username: accountTexts.loginFailed };
  const { username, password } = error.fields;
  const new_password = fleet ? error.fields['new_password'] : undefined;
  if (error.status === 400 && (username?.[0] || password?.[0] || new_password?.[0])) {
    const ofNew = new_password ? { new_password: new_password.join(' ') } : {};
    return { username: username?.[0], password: password?.[0], ...ofNew };
  }
  return { username: error.detail ?? accountTexts.loginFailed };
}
