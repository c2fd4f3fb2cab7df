import { customType } from 'drizzle-orm/pg-core';

/** JSON that PostgreSQL takes: it refuses half a surrogate pair, which becomes U+FFFD as in any UTF-8. */
export function jsonOf(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? part.replace(/\p{Surrogate}/gu, '\ufffd') : part,
  );
}

/** A jsonb column that takes any text of a request. */
export const jsonColumn = customType<{ data: object; driverData: string }>({
  dataType: () => 'jsonb',
  toDriver: jsonOf,
});
