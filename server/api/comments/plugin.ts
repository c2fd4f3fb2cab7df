import type { FastifyInstance } from 'fastify';
import { calls } from '@/contract/calls';
import { commentRequest } from '@/contract/commentForm';
import type { Api } from '../../Api';
import { readBody } from '../../platform/http/body';
import { acceptedComments, perCaller } from '../../platform/http/rateLimits';
import { CallerLimit } from '../../platform/limits/CallerLimit';
import { postComment } from '../../domain/comments/postComment';

/** The call under /api/common/ that is no content (docs/product.md, Calls): a visitor's comment. */
export async function commonPlugin(app: FastifyInstance, { api }: { api: Api }): Promise<void> {
  const accepted = new CallerLimit((one) => api.limits.make(one), acceptedComments);
  app.post(calls.comments, { config: perCaller.forms }, async (request, reply) => {
    const comment = readBody(commentRequest, request.body);
    await accepted.take(request.ip);
    reply.code(201);
    return postComment(api, comment, request.ip);
  });
}
