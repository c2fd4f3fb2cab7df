import { api } from '@/api/api';
import { calls } from '@/contract/calls';
import type { DriverApplication } from '@/contract/driverApplication';
import type { QuoteRequest } from '@/contract/quote';
import { detail } from '@/contract/responses';

/** The two lead calls. Neither carries the bearer token. */
const leadsApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendDriverApplication: build.mutation<unknown, DriverApplication>({
      query: (body) => ({ url: calls.driverForm, method: 'POST', body }),
      extraOptions: { ownResponse: detail },
    }),
    sendQuoteRequest: build.mutation<unknown, QuoteRequest>({
      query: (body) => ({ url: calls.shipperForm, method: 'POST', body }),
      extraOptions: { ownResponse: detail },
    }),
  }),
});

export const { useSendDriverApplicationMutation, useSendQuoteRequestMutation } = leadsApi;
