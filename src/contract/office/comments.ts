import * as v from 'valibot';
import { filters, ids, listQuery, officePaths, oneOf, version } from './lists';
import { listResponse } from './listResponse';

/** Only a `shown` comment is on the site. With moderation, a new comment is `waiting` until the office approves it. */
export const commentStates = ['waiting', 'shown', 'hidden'] as const;

const paths = officePaths('comments');
export const commentPaths = {
  list: paths.list,
  record: paths.record,
  approve: paths.bulk('approve'),
  hide: paths.bulk('hide'),
  delete: paths.bulk('delete'),
  moderation: paths.bulk('moderation'),
} as const;

export const officeComment = v.object({
  id: v.number(),
  first_name: v.string(),
  last_name: v.string(),
  company_name: v.string(),
  position_user: v.string(),
  description: v.string(),
  state: v.picklist(commentStates),
  created_at: v.string(),
});
export type OfficeComment = v.InferOutput<typeof officeComment>;

export const commentQuery = listQuery({
  sorts: ['created_at'],
  sort: 'created_at',
  order: 'desc',
  filters: {
    search: filters.search,
    state: oneOf(commentStates),
  },
});
export type CommentQuery = v.InferOutput<typeof commentQuery>;
export const commentListResponse = listResponse(officeComment);

export const commentsRequest = v.object({ ids });

/** The changed comments. Deleted ones are absent. */
export const commentsResponse = v.object({ data: v.array(officeComment) });

/** Whether new comments wait for approval, in requests and responses. */
export const moderation = v.object({ moderation: v.boolean(), version });
export type Moderation = v.InferOutput<typeof moderation>;
