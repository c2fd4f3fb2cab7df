import { loginResponse, type LoginResponse } from '@/contract/account';
import { calls } from '@/contract/calls';
import type { LoginRequest } from '@/contract/loginRequest';
import { api } from '@/api/api';
import { responseSchema } from '@/api/responseSchema';

export const loginApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<LoginResponse, LoginRequest>({
      query: (body) => ({ url: calls.login, method: 'POST', body }),
      responseSchema: responseSchema(loginResponse),
    }),
  }),
});

export const { useLoginMutation } = loginApi;
