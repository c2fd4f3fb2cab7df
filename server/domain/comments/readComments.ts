import { sql, type SQL } from 'drizzle-orm';
import { officeComment, type CommentQuery, type OfficeComment } from '@/contract/office/comments';
import type { Queries } from '../../platform/database/Database';
import { joinConditions, instant, jsonRows, queryPage } from '../../platform/database/jsonRows';
import { contains, inOrder, toLimitOffset } from '../../platform/database/lists';

const columns = sql`id, first_name, last_name, company_name, position_user, description, state,
  ${instant(sql`created_at`)} as created_at`;

export function matching({ search, state }: Pick<CommentQuery, 'search' | 'state'>): SQL {
  return joinConditions([
    state !== undefined && sql`state = ${state}`,
    search !== undefined &&
      search !== '' &&
      sql`(${contains(sql`first_name || ' ' || last_name`, search)}
        or ${contains(sql`company_name`, search)} or ${contains(sql`description`, search)})`,
  ]);
}

export const commentOrder = ({ order }: Pick<CommentQuery, 'order'>) =>
  inOrder(sql`comments.created_at`, order, sql`id`);

export async function listComments(queries: Queries, query: CommentQuery) {
  const where = matching(query);
  const { limit, offset } = toLimitOffset(query);
  return queryPage(queries, {
    schema: officeComment,
    page: sql`select ${columns} from comments where ${where}
      order by ${commentOrder(query)} limit ${limit} offset ${offset}`,
    all: sql`comments where ${where}`,
  });
}

export function readComments(queries: Queries, ids: readonly number[]): Promise<OfficeComment[]> {
  const list = sql.join([...ids], sql`, `);
  return jsonRows(
    queries,
    officeComment,
    sql`select ${columns} from comments where id in (${list}) order by id`,
  );
}
