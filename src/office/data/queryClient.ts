import { QueryClient } from '@tanstack/react-query';

/**
 * react-admin's cache. A failed call is shown at once, with a button that repeats it: three silent
 * repeats would leave the page empty for seconds.
 */
export const createQueryClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } });
