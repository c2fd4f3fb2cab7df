import type { AppError } from '@/api/appError';
import { accountTexts } from '@/contract/messages/account';

/** An error per field. */
export type LoginErrors = Partial<
  Record<'username' | 'password' | 'new_password', string | undefined>
>;

/**
 * The errors shown under each field after a failed login: the first message of a 400's lists;
 * otherwise the server's detail, or our own text, under the login field.
 */
export function loginErrorsOf(error: AppError): LoginErrors {
  if (error.kind !== 'refused') return { username: accountTexts.loginFailed };
  const { username, password, new_password } = error.fields;
  if (error.status === 400 && (username?.[0] || password?.[0] || new_password?.[0])) {
    const ofNew = new_password ? { new_password: new_password.join(' ') } : {};
    return { username: username?.[0], password: password?.[0], ...ofNew };
  }
  return { username: error.detail ?? accountTexts.loginFailed };
}
