import type { AppError } from '@/api/appError';
import { areCookiesBlocked } from '@/api/cookies';
import { accountTexts } from '@/contract/messages/account';
import { stateTexts } from '@/contract/messages/states';

type Rejection = Extract<AppError, { kind: 'rejected' }>;

export type LoginErrors = Partial<
  Record<'username' | 'password' | 'new_password', string | undefined>
>;

interface Circumstances {
  /** Whether the backend is Linehaul's own. */
  fleet: boolean;
  /** Whether a session has just ended. In that case, a report may be on this phone. */
  hasEnded?: boolean;
}

/**
 * Returns the errors to show under the fields after a failed login. A 400 gives each field the
 * first message of its list. After any other failure, the login field gets the server's detail or
 * the product's own text. A page instead of a response says nothing about the credentials. Only
 * Linehaul's own backend asks for a new password, rejects a browser that blocks cookies with 403,
 * and says that an account is disabled.
 */
export function loginErrorsOf(
  error: AppError,
  circumstances: Circumstances = { fleet: false },
): LoginErrors {
  if (error.kind === 'unavailable') return { username: stateTexts.unavailable };
  if (error.kind !== 'rejected') return { username: accountTexts.loginFailed };
  const { fleet } = circumstances;
  const ofFields = error.status === 400 ? fieldErrorsOf(error.fields, fleet) : null;
  if (ofFields) return ofFields;
  const own = fleet ? ownText(error, circumstances) : null;
  return { username: own ?? error.detail ?? accountTexts.loginFailed };
}

/**
 * Returns what a driver must know about a rejection by Linehaul's own backend, or null if the
 * detail already says it.
 */
function ownText({ status, detail }: Rejection, { hasEnded = false }: Circumstances) {
  if (status === 403 && areCookiesBlocked(document)) return accountTexts.cookiesBlocked;
  const isOff = detail?.startsWith(accountTexts.accountIsOff) ?? false;
  return isOff && hasEnded ? `${detail} ${accountTexts.reportIsSafe}` : null;
}

/** Returns the errors of the fields, or null if no field of the form has a message. */
function fieldErrorsOf(fields: Record<string, string[]>, fleet: boolean): LoginErrors | null {
  const { username = [], password = [], new_password = [] } = fields;
  const newPassword = fleet ? new_password.join(' ') : '';
  if (![username[0], password[0], newPassword].some(Boolean)) return null;
  const ofNew = newPassword ? { new_password: newPassword } : {};
  return { username: username[0], password: password[0], ...ofNew };
}
