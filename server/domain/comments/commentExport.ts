import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { commentQuery, type OfficeComment } from '@/contract/office/comments';
import { headingIn, minuteIn } from '../dayIn';
import { listExport } from '../exports/listExport';
import { commentOrder, matching, readComments } from './readComments';

export const commentExport = listExport({
  list: 'comments',
  needs: 'comments',
  query: v.omit(commentQuery, ['page', 'perPage']),
  selectIds: (query) =>
    sql`select id from comments where ${matching(query)} order by ${commentOrder(query)}`,
  rowsWith: (ids, { queries }) => readComments(queries, ids),
  columns: ({ timeZone }) => ({
    id: ({ id }: OfficeComment) => id,
    [headingIn(timeZone, 'created_at')]: (row) => minuteIn(timeZone, row.created_at),
    state: ({ state }) => state,
    first_name: (row) => row.first_name,
    last_name: (row) => row.last_name,
    company: (row) => row.company_name,
    position: (row) => row.position_user,
    text: ({ description }) => description,
  }),
});
