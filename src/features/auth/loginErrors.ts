import type { AppError } from '@/api/appError';
import { areCookiesBlocked } from '@/api/cookies';
import { accountTexts } from '@/contract/messages/account';
import { stateTexts } from '@/contract/messages/states';

type Rejection = Extract<AppError, { kind: 'rejected' }>;

export type LoginErrors = Partial<
  Record<'username' | 'password' | 'new_password', string | undefined>
>;

interface Circumstances {
  fleet: boolean;
  hasEnded?: boolean;
}

/** Returns the errors to show under the fields after a failed login. */
export function toLoginErrors(
  error: AppError,
  circumstances: Circumstances = { fleet: false },
): LoginErrors {
  if (error.kind !== 'rejected') {
    return { username: isAnswered(error) ? accountTexts.loginFailed : stateTexts.unavailable };
  }
  const { fleet } = circumstances;
  const ofFields = error.status === 400 ? toFieldErrors(error.fields, fleet) : null;
  if (ofFields) return ofFields;
  const own = fleet ? ownText(error, circumstances) : null;
  return { username: own ?? error.detail ?? accountTexts.loginFailed };
}

/** Whether there was a response with a status. A page with 2xx is none (docs/decisions/0004-readings.md). */
function isAnswered(error: AppError): boolean {
  if (error.kind === 'unavailable') return error.status !== null && error.status >= 400;
  return error.kind === 'unreadable';
}

/** Returns null to show the server's detail. */
function ownText({ status, detail }: Rejection, { hasEnded = false }: Circumstances) {
  if (status === 403 && areCookiesBlocked(document)) return accountTexts.cookiesBlocked;
  const isOff = detail?.startsWith(accountTexts.accountIsOff) ?? false;
  return isOff && hasEnded ? `${detail} ${accountTexts.reportIsSafe}` : null;
}

/** Returns null if no field of the form has a message. */
function toFieldErrors(fields: Record<string, string[]>, fleet: boolean): LoginErrors | null {
  const { username = [], password = [], new_password = [] } = fields;
  const newPassword = fleet ? new_password.join(' ') : '';
  if (![username[0], password[0], newPassword].some(Boolean)) return null;
  const ofNew = newPassword ? { new_password: newPassword } : {};
  return { username: username[0], password: password[0], ...ofNew };
}
