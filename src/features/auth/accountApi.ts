import * as v from 'valibot';
import { responseSchema } from '@/api/responseSchema';
import { api } from '@/api/api';
import { getThunkExtra } from '@/api/thunkExtra';
import { account, supportContact, type SupportContact } from '@/contract/account';
import type { ChangePasswordRequest, ChangeUsernameRequest } from '@/contract/accountChanges';
import { calls } from '@/contract/calls';
import { detail } from '@/contract/responses';
import { accountLoaded, usernameChanged } from '@/events/session';
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
      async onQueryStarted({ new_username: username }, { dispatch, extra, queryFulfilled }) {
        // Another person may be signed in by the time of the response.
        const { tokens, settings } = getThunkExtra({ extra });
        const refreshToken = tokens()?.refreshToken ?? null;
        const changed = await queryFulfilled.catch(() => null);
        if (!changed) return;
        // Linehaul's own backend says since when the account has its new name.
        const own = settings.fleet ? v.parse(account, changed.data) : null;
        if (own) dispatch(accountLoaded({ refreshToken, account: own }));
        else dispatch(usernameChanged({ refreshToken, username }));
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
