import { customType } from 'drizzle-orm/pg-core';
import { jsonOf } from './json';

/** Declares a jsonb column that accepts any text. */
export const jsonColumn = customType<{ data: object; driverData: string }>({
  dataType: () => 'jsonb',
  toDriver: jsonOf,
});
