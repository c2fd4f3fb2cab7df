import { desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/Database';
import { comments } from '../tables/leads';
import type { ListTable } from './siteSection';

/**
 * Returns a function that reads a list's rows in the carrier's order, without the column for the
 * order.
 */
export function listReader(table: ListTable) {
  const { position, ...columns } = getTableColumns(table);
  return (queries: Queries): Promise<Record<string, unknown>[]> =>
    queries.select(columns).from(table).orderBy(table.position, table.id);
}

/** The fields of a published comment, which never include its time or network address. */
export const publishedComment = {
  id: comments.id,
  first_name: comments.first_name,
  last_name: comments.last_name,
  description: comments.description,
  company_name: comments.company_name,
  position_user: comments.position_user,
  is_active: sql<boolean>`${comments.state} = 'shown'`,
};

/** Reads all shown comments, newest first. */
export function readComments(queries: Queries) {
  return queries
    .select(publishedComment)
    .from(comments)
    .where(eq(comments.state, 'shown'))
    .orderBy(desc(comments.id));
}
