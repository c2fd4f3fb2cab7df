import { desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/Database';
import { comments } from '../tables/leads';
import type { ListTable } from './siteSection';

/** Returns a function that reads a list's rows in the carrier's order, without the `position` column. */
export function listReader(table: ListTable) {
  const { position, ...columns } = getTableColumns(table);
  return (queries: Queries): Promise<Record<string, unknown>[]> =>
    queries.select(columns).from(table).orderBy(table.position, table.id);
}

export const publishedComment = {
  id: comments.id,
  first_name: comments.first_name,
  last_name: comments.last_name,
  description: comments.description,
  company_name: comments.company_name,
  position_user: comments.position_user,
  is_active: sql<boolean>`${comments.state} = 'shown'`,
};

export function readComments(queries: Queries) {
  return queries
    .select(publishedComment)
    .from(comments)
    .where(eq(comments.state, 'shown'))
    .orderBy(desc(comments.id));
}
