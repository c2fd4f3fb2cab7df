import { responseSchema } from '@/api/responseSchema';
import { api } from '@/api/api';
import { account, supportContact, type SupportContact } from '@/contract/account';
import type { ChangePasswordRequest, ChangeUsernameRequest } from '@/contract/accountChanges';
import { calls } from '@/contract/calls';
import { detail } from '@/contract/responses';
import { patchThenPut } from './changeUsername';

const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    changeUsername: build.mutation<unknown, ChangeUsernameRequest>({
      extraOptions: { credential: 'bearer', ownResponse: account },
      async queryFn(body, _api, _options, baseQuery) {
        return patchThenPut(async (method) => {
          const response = await baseQuery({ url: calls.changeUsername, method, body });
          return response.error ? { error: response.error } : { data: response.data };
        });
      },
    }),
    changePassword: build.mutation<unknown, ChangePasswordRequest>({
      query: (body) => ({ url: calls.changePassword, method: 'PUT', body }),
      extraOptions: { credential: 'bearer', ownResponse: detail },
    }),
    supportContact: build.query<SupportContact, void>({
      query: () => ({ url: calls.forgotPassword }),
      responseSchema: responseSchema(supportContact),
    }),
  }),
});

export const { useChangeUsernameMutation, useChangePasswordMutation, useSupportContactQuery } =
  accountApi;
