import {
  commentListAnswer,
  commentPaths as paths,
  commentQuery,
  commentsAnswer,
  commentsRequest,
  moderation,
} from '@/contract/office/comments';
import type { CallDescription } from '../../openapi/CallDescription';

function bulk(path: string, summary: string): CallDescription {
  const body = commentsRequest;
  return { path, method: 'post', summary, body, answer: commentsAnswer, needsBearer: true };
}

export const commentCalls: readonly CallDescription[] = [
  {
    path: paths.list,
    method: 'get',
    summary: "Visitors' comments (dispatchers, admins)",
    query: commentQuery,
    answer: commentListAnswer,
    needsBearer: true,
  },
  bulk(paths.approve, 'Show comments on the site (dispatchers, admins)'),
  bulk(paths.hide, 'Take comments off the site (dispatchers, admins)'),
  bulk(paths.delete, 'Delete comments for ever (dispatchers, admins)'),
  {
    path: paths.moderation,
    method: 'get',
    summary: 'Whether new comments wait for approval (dispatchers, admins)',
    answer: moderation,
    needsBearer: true,
  },
  {
    path: paths.moderation,
    method: 'patch',
    summary: 'Switch moderation on or off (dispatchers, admins)',
    body: moderation,
    answer: moderation,
    needsBearer: true,
    mayBeStale: true,
  },
];
