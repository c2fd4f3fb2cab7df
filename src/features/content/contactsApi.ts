import { responseSchema } from '@/api/responseSchema';
import { api } from '@/api/api';
import { toAppError } from '@/api/appError';
import { contacts, type Contacts } from '@/contract/about';
import { calls } from '@/contract/calls';

export const contactsApi = api.injectEndpoints({
  endpoints: (build) => ({
    contacts: build.query<Contacts, void>({
      query: () => ({ url: calls.contacts }),
      responseSchema: responseSchema(contacts),
      async onQueryStarted(_none, { queryFulfilled }) {
        try {
          await queryFulfilled;
        } catch (failure) {
          const error = toAppError((failure as { error: unknown }).error);
          if (error.kind === 'aborted') return;
          // oxlint-disable-next-line no-console -- missing contacts are not worth a message to the visitor
          console.warn('The contacts could not be loaded:', error);
        }
      },
    }),
  }),
});

export const { useContactsQuery } = contactsApi;
