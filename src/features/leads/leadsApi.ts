import { api } from '@/api/api';
import { calls } from '@/contract/calls';
import type { DriverApplication } from '@/contract/driverApplication';
import type { QuoteRequest } from '@/contract/quote';
import { detail } from '@/contract/responses';

/** A form's values and its key. */
export interface Sent<Body> {
  body: Body;
  formKey: string;
}

/** The two lead calls. Neither carries the bearer token. */
const leadsApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendDriverApplication: build.mutation<unknown, Sent<DriverApplication>>({
      query: (sent) => ({ url: calls.driverForm, method: 'POST', ...sent }),
      extraOptions: { ownResponse: detail },
    }),
    sendQuoteRequest: build.mutation<unknown, Sent<QuoteRequest>>({
      query: (sent) => ({ url: calls.shipperForm, method: 'POST', ...sent }),
      extraOptions: { ownResponse: detail },
    }),
  }),
});

export const { useSendDriverApplicationMutation, useSendQuoteRequestMutation } = leadsApi;
