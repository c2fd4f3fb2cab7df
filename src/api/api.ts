import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';

/**
 * The one api of the product. Features inject their endpoints into it; answers are parsed by the contract's
 * schemas (`responseSchema`), and a shape that is not the contract's becomes an `unreadable` error.
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
