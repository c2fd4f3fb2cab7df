import { QueryClient } from '@tanstack/react-query';

/**
 * react-admin's cache. A failed call is shown at once, with a button that retries it, because three
 * silent retries would leave the page empty for seconds. Without a connection a call fails at once
 * too; by default it would wait, and a save would neither succeed nor fail.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
