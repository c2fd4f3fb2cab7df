import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { toAppError } from '../../api/appError';
import type { LoginRequest } from '../../contract/account';
import { loggedIn } from '../../events/session';
import { useLoginMutation } from './accountApi';
import { loginErrorsOf } from './loginErrors';
import type { LoginErrors } from './loginErrors';

/** Logging in as the specification has it: idle, logging in, then the session or the fields' errors. */
export function useLogin() {
  const dispatch = useDispatch();
  const [send, { isLoading }] = useLoginMutation();
  const [errors, setErrors] = useState<LoginErrors>({});

  /** Resolves to the errors; none of them means that the driver is signed in. */
  async function login(credentials: LoginRequest): Promise<LoginErrors> {
    const { data, error } = await send(credentials);
    if (data) {
      const { access, refresh, user } = data;
      dispatch(loggedIn({ accessToken: access, refreshToken: refresh, user }));
    }
    const found = data ? {} : loginErrorsOf(toAppError(error));
    setErrors(found);
    return found;
  }

  const clearError = (field: keyof LoginErrors) =>
    setErrors((before) => ({ ...before, [field]: undefined }));

  return { login, isBusy: isLoading, errors, clearError };
}
