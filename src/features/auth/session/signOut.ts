import { calls } from '@/contract/calls';
import { api } from '@/api/api';

/**
 * Ends a session on Linehaul's own backend. The call may outlive the page, and a failed call is not retried. In that
 * case, the server's session lasts until it expires.
 */
export const { signOut } = api.injectEndpoints({
  endpoints: (build) => ({
    signOut: build.mutation<unknown, { refresh: string }>({
      query: (body) => ({ url: calls.logout, method: 'POST', body, keepalive: true }),
    }),
  }),
}).endpoints;
