import type { AppError } from '@/api/appError';
import { accountTexts } from '@/contract/messages/account';

/** An error per field. */
export type LoginErrors = Partial<
  Record<'username' | 'password' | 'new_password', string | undefined>
>;

/**
 * The errors to show under each field after a failed login: the first message of a 400's lists;
 * otherwise the server's detail, or the product's own text, under the login field. Only Linehaul's
 * own backend (`fleet`) asks for a new password.
 */
export function loginErrorsOf(error: AppError, { fleet } = { fleet: false }): LoginErrors {
  if (error.kind !== 'rejected') return { username: accountTexts.loginFailed };
  const { username = [], password = [], new_password = [] } = error.fields;
  const asked = fleet ? new_password.join(' ') : '';
  if (error.status === 400 && [username[0], password[0], asked].some(Boolean)) {
    const ofNew = asked ? { new_password: asked } : {};
    return { username: username[0], password: password[0], ...ofNew };
  }
  return { username: error.detail ?? accountTexts.loginFailed };
}
