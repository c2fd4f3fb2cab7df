import { calls as paths } from '@/contract/calls';
import { comment } from '@/contract/comment';
import { commentRequest } from '@/contract/commentForm';
import { postComment } from '../../domain/comments/postComment';
import { perCaller } from '../../platform/http/rateLimits';
import { call } from '../call';

export const commentCalls = [
  call(
    {
      method: 'POST',
      path: paths.comments,
      needs: 'nothing',
      status: 201,
      summary: 'Leave a comment',
      perCaller: perCaller.forms,
      body: commentRequest,
      response: comment,
    },
    async ({ api, request, body, repeatable }) => {
      await api.acceptedComments.take(request.ip);
      return postComment(api, { comment: body, address: request.ip, repeatable });
    },
  ),
];
