import {
  commentListResponse,
  commentPaths as paths,
  commentQuery,
  commentsResponse,
  commentsRequest,
  moderation,
  officeComment,
} from '@/contract/office/comments';
import {
  changeModeration,
  deleteComments,
  setState,
} from '../../../domain/comments/changeComments';
import { readModeration } from '../../../domain/comments/moderation';
import { listComments, readComments } from '../../../domain/comments/readComments';
import { found } from '../../../platform/rejections';
import { call } from '../../call';

const change = {
  method: 'POST',
  needs: 'comments',
  body: commentsRequest,
  response: commentsResponse,
} as const;

export const officeCommentCalls = [
  call(
    {
      method: 'GET',
      path: paths.list,
      needs: 'comments',
      summary: "Visitors' comments",
      query: commentQuery,
      response: commentListResponse,
    },
    ({ queries, query }) => listComments(queries, query),
  ),
  call(
    {
      method: 'GET',
      path: paths.record,
      needs: 'comments',
      summary: 'A comment',
      response: officeComment,
    },
    async ({ queries, id }) => found((await readComments(queries, [id]))[0]),
  ),
  call({ ...change, path: paths.approve, summary: 'Show comments on the site' }, (input) =>
    setState(input, input.body.ids, 'shown'),
  ),
  call({ ...change, path: paths.hide, summary: 'Take comments off the site' }, (input) =>
    setState(input, input.body.ids, 'hidden'),
  ),
  call({ ...change, path: paths.delete, summary: 'Delete comments forever' }, (input) =>
    deleteComments(input, input.body.ids),
  ),
  call(
    {
      method: 'GET',
      path: paths.moderation,
      needs: 'comments',
      summary: 'Whether new comments wait for approval',
      response: moderation,
    },
    ({ api, queries }) => readModeration(queries, api.settings),
  ),
  call(
    {
      method: 'PATCH',
      path: paths.moderation,
      needs: 'comments',
      mayBeStale: true,
      summary: 'Switch moderation on or off',
      body: moderation,
      response: moderation,
    },
    (input) => changeModeration(input, input.body),
  ),
];
