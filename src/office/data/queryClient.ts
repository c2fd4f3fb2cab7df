import { QueryClient } from '@tanstack/react-query';

/**
 * react-admin's cache without its silent retries, which would leave a page empty for seconds. A call without a
 * connection also fails at once; by default it would wait, and a save would neither succeed nor fail.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
