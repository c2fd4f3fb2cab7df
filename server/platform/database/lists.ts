import { sql, type Column, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Page } from '@/contract/office/lists';

export function toLimitOffset({ page, perPage }: Page) {
  return { limit: perPage, offset: (page - 1) * perPage };
}

/** Returns the order of a list. `id` breaks ties, so no row is on two pages. Wrap a nullable field in `coalesce`. */
export function inOrder(field: SQLWrapper, order: 'asc' | 'desc', id: SQLWrapper): SQL {
  const direction = sql.raw(order);
  return sql`${field} ${direction}, ${id} ${direction}`;
}

function literal(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** Whether a column contains a text, ignoring case and accents (migration 0073). */
export function contains(column: Column | SQL, text: string): SQL {
  return sql`(position(plain_text(${text}) in plain_text(${column})) > 0)`;
}

/** Whether a column starts with a text, ignoring case and accents. Uses an index on `plain_text`. */
export function beginsWith(column: Column | SQL, text: string): SQL {
  return sql`plain_text(${column}) like plain_text(${`${literal(text.normalize('NFKC'))}%`})`;
}
