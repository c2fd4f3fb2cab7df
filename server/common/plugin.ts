import type { FastifyInstance } from 'fastify';
import { calls } from '@/contract/calls';
import { commentRequest } from '@/contract/comment';
import type { Api } from '../Api';
import { readBody } from '../http/body';
import { acceptedComments, limitPerAddress, perAddress } from '../http/rateLimits';
import { postComment } from './postComment';

const contentCalls = [
  calls.reasons,
  calls.opportunities,
  calls.howWorking,
  calls.services,
  calls.comments,
  calls.locations,
  calls.locationsText,
  calls.companies,
  calls.reliableSolutions,
  calls.reasonsToChoose,
  calls.secondReasonsToChoose,
  calls.thirdReasonsToChoose,
];

/** The calls under /api/common/ (docs/product.md, Calls): the lists, and a visitor's comment. */
export async function commonPlugin(app: FastifyInstance, { api }: { api: Api }): Promise<void> {
  for (const path of contentCalls) app.get(path, api.content.handler(path));

  const checkLimit = limitPerAddress(app, acceptedComments);
  app.post(calls.comments, { config: perAddress.forms }, async (request, reply) => {
    const comment = readBody(commentRequest, request.body);
    await checkLimit(request);
    reply.code(201);
    return postComment(api, comment, request.ip);
  });
}
