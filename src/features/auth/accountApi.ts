import { responseSchema } from '@/api/responseSchema';
import { api } from '@/api/api';
import { loginAnswer, supportContact } from '@/contract/account';
import type { LoginAnswer, SupportContact } from '@/contract/account';
import type { LoginRequest } from '@/contract/loginRequest';
import type { ChangePasswordRequest, ChangeUsernameRequest } from '@/contract/accountChanges';
import { calls } from '@/contract/calls';
import { patchThenPut } from './changeUsername';

/** The account calls. */
export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<LoginAnswer, LoginRequest>({
      query: (body) => ({ url: calls.login, method: 'POST', body }),
      responseSchema: responseSchema(loginAnswer),
    }),
    changeUsername: build.mutation<unknown, ChangeUsernameRequest>({
      extraOptions: { credential: 'bearer' },
      async queryFn(body, _api, _options, baseQuery) {
        return patchThenPut(async (method) => {
          const answer = await baseQuery({ url: calls.changeUsername, method, body });
          return answer.error ? { error: answer.error } : { data: answer.data };
        });
      },
    }),
    changePassword: build.mutation<unknown, ChangePasswordRequest>({
      query: (body) => ({ url: calls.changePassword, method: 'PUT', body }),
      extraOptions: { credential: 'bearer' },
    }),
    supportContact: build.query<SupportContact, void>({
      query: () => ({ url: calls.forgotPassword }),
      responseSchema: responseSchema(supportContact),
    }),
  }),
});

export const {
  useLoginMutation,
  useChangeUsernameMutation,
  useChangePasswordMutation,
  useSupportContactQuery,
} = accountApi;
