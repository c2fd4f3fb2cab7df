import { customType } from 'drizzle-orm/pg-core';
import { jsonOf } from './json';

/** Declares a jsonb column. Its texts may contain half a surrogate pair (`jsonOf`). */
export const jsonColumn = customType<{ data: object; driverData: string }>({
  dataType: () => 'jsonb',
  toDriver: jsonOf,
});
