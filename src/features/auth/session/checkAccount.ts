import { account, type Account } from '@/contract/account';
import { calls } from '@/contract/calls';
import { responseSchema } from '@/api/responseSchema';
import { api } from '@/api/api';

/** Fetches the account. A rejection ends the session without a message. */
export const { checkAccount } = api.injectEndpoints({
  endpoints: (build) => ({
    checkAccount: build.query<Account, void>({
      query: () => ({ url: calls.me }),
      extraOptions: { credential: 'bearer', whenExpired: 'silent' },
      responseSchema: responseSchema(account),
    }),
  }),
}).endpoints;
