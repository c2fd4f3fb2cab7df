import { customType } from 'drizzle-orm/pg-core';
import { jsonOf } from './json';

/** A jsonb column that accepts any text from a request. */
export const jsonColumn = customType<{ data: object; driverData: string }>({
  dataType: () => 'jsonb',
  toDriver: jsonOf,
});
