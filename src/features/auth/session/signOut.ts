import { calls } from '@/contract/calls';
import { api } from '@/api/api';

/**
 * Ends a session on Linehaul's own backend. The call may outlive the page and is never retried.
 * Without a connection, the session remains until it expires.
 */
export const { signOut } = api.injectEndpoints({
  endpoints: (build) => ({
    signOut: build.mutation<unknown, { refresh: string }>({
      query: (body) => ({ url: calls.logout, method: 'POST', body, keepalive: true }),
    }),
  }),
}).endpoints;
