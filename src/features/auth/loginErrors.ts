import type { AppError } from '../../api/appError';
import { accountTexts } from '../../contract/messages';

export interface LoginErrors {
  username?: string | undefined;
  password?: string | undefined;
}

/**
 * What a failed login says under each field: the first message of a 400's lists; for anything else the server's
 * detail or our own text, under the login field (specification 5, Login).
 */
export function loginErrorsOf(error: AppError): LoginErrors {
  if (error.kind !== 'refused') return { username: accountTexts.loginFailed };
  const { username, password } = error.fields;
  if (error.status === 400 && (username?.[0] || password?.[0])) {
    return { username: username?.[0], password: password?.[0] };
  }
  return { username: error.detail ?? accountTexts.loginFailed };
}
