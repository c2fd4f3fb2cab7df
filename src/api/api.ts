import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';

/**
 * The product's only API slice, into which features inject their endpoints. A response that does not match its schema
 * becomes an `unreadable` error.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  catchSchemaFailure: (failure) => ({
    kind: 'unreadable' as const,
    issue: failure.issues[0]?.message ?? failure.message,
  }),
  endpoints: () => ({}),
});
