import { loginAnswer } from '@/contract/account';
import type { LoginAnswer } from '@/contract/account';
import { calls } from '@/contract/calls';
import type { LoginRequest } from '@/contract/loginRequest';
import { api } from '@/api/api';
import { responseSchema } from '@/api/responseSchema';

/** Signs in with credentials. The caller dispatches `loggedIn` with the response. */
export const loginApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<LoginAnswer, LoginRequest>({
      query: (body) => ({ url: calls.login, method: 'POST', body }),
      responseSchema: responseSchema(loginAnswer),
    }),
  }),
});

export const { useLoginMutation } = loginApi;
