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
  const ofFields = error.status === 400 ? fieldErrorsOf(error.fields, fleet) : null;
  if (ofFields) return ofFields;
  if (fleet && error.status === 403 && areCookiesBlocked(document)) {
    return { username: accountTexts.cookiesBlocked };
  }
  return { username: error.detail ?? accountTexts.loginFailed };
}

/** Null if no field of the form has a message. */
function fieldErrorsOf(fields: Record<string, string[]>, fleet: boolean): LoginErrors | null {
  const { username = [], password = [], new_password = [] } = fields;
  const newPassword = fleet ? new_password.join(' ') : '';
  if (![username[0], password[0], newPassword].some(Boolean)) return null;
  const ofNew = newPassword ? { new_password: newPassword } : {};
  return { username: username[0], password: password[0], ...ofNew };
}
