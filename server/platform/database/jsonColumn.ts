import { customType } from 'drizzle-orm/pg-core';
import { toPostgresJson } from './json';

/** Declares a jsonb column. Its texts may contain half a surrogate pair (`toPostgresJson`). */
export const jsonColumn = customType<{ data: object; driverData: string }>({
  dataType: () => 'jsonb',
  toDriver: toPostgresJson,
});
