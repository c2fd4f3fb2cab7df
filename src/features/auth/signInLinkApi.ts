import { api } from '@/api/api';
import { responseSchema } from '@/api/responseSchema';
import { loginResponse, type LoginResponse } from '@/contract/account';
import { calls } from '@/contract/calls';
import { detail } from '@/contract/responses';
import {
  linkResponse,
  type ChoosePasswordRequest,
  type EmailLinkRequest,
  type LinkResponse,
} from '@/contract/signInLink';

/** Only Linehaul's own backend supports sign-in links. */
const signInLinkApi = api.injectEndpoints({
  endpoints: (build) => ({
    signInLink: build.query<LinkResponse, string>({
      query: (token) => ({ url: calls.signInLink, method: 'POST', body: { token } }),
      responseSchema: responseSchema(linkResponse),
    }),
    choosePassword: build.mutation<LoginResponse, ChoosePasswordRequest>({
      query: (body) => ({ url: calls.choosePassword, method: 'POST', body }),
      responseSchema: responseSchema(loginResponse),
    }),
    emailLink: build.mutation<{ detail: string }, EmailLinkRequest>({
      query: (body) => ({ url: calls.emailLink, method: 'POST', body }),
      responseSchema: responseSchema(detail),
    }),
  }),
});

export const { useSignInLinkQuery, useChoosePasswordMutation, useEmailLinkMutation } =
  signInLinkApi;
