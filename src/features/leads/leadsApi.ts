import { api } from '@/api/api';
import { calls } from '@/contract/calls';
import type { DriverApplication } from '@/contract/driverApplication';
import type { QuoteRequest } from '@/contract/quote';

/** The two lead calls. Neither carries the bearer token, and neither response is read. */
const leadsApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendDriverApplication: build.mutation<unknown, DriverApplication>({
      query: (body) => ({ url: calls.driverForm, method: 'POST', body }),
    }),
    sendQuoteRequest: build.mutation<unknown, QuoteRequest>({
      query: (body) => ({ url: calls.shipperForm, method: 'POST', body }),
    }),
  }),
});

export const { useSendDriverApplicationMutation, useSendQuoteRequestMutation } = leadsApi;
