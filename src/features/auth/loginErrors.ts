import type { AppError } from '@/api/appError';
import { areCookiesBlocked } from '@/api/cookies';
import { accountTexts } from '@/contract/messages/account';
import { stateTexts } from '@/contract/messages/states';

export type LoginErrors = Partial<
  Record<'username' | 'password' | 'new_password', string | undefined>
>;

/**
 * Returns the errors to show under the fields after a failed login. A 400 gives each field the
 * first message of its list. After any other failure, the login field gets the server's detail or
 * the product's own text. A page instead of a response says nothing about the credentials. Only
 * Linehaul's own backend (`fleet`) asks for a new password, and is known to reject a browser that blocks cookies with 403.
 */
export function loginErrorsOf(error: AppError, { fleet } = { fleet: false }): LoginErrors {
  if (error.kind === 'unavailable') return { username: stateTexts.unavailable };
  if (error.kind !== 'rejected') return { username: accountTexts.loginFailed };
  const { username = [], password = [], new_password = [] } = error.fields;
  const newPassword = fleet ? new_password.join(' ') : '';
  if (error.status === 400 && [username[0], password[0], newPassword].some(Boolean)) {
    const ofNew = newPassword ? { new_password: newPassword } : {};
    return { username: username[0], password: password[0], ...ofNew };
  }
  const lacksCookies = fleet && error.status === 403 && areCookiesBlocked(document);
  if (lacksCookies) return { username: accountTexts.cookiesBlocked };
  return { username: error.detail ?? accountTexts.loginFailed };
}
