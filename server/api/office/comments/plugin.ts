import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  commentPaths as paths,
  commentQuery,
  commentsRequest,
  moderation,
} from '@/contract/office/comments';
import type { Api } from '../../../Api';
import { readModeration } from '../../../domain/comments/moderation';
import { readBody } from '../../../platform/http/body';
import { actorOf } from '../../actors';
import { readQuery } from '../../requests';
import { requireRole } from '../../requireRole';
import {
  changeModeration,
  deleteComments,
  setState,
} from '../../../domain/comments/changeComments';
import { listComments } from '../../../domain/comments/readComments';

/** Visitors' comments (docs/product.md, The office). */
export async function commentsPlugin(app: FastifyInstance, { api }: { api: Api }): Promise<void> {
  const { queries } = api.database;
  const staff = requireRole('comments');
  const contextOf = (request: FastifyRequest) => ({ api, actor: actorOf(request) });
  const idsOf = ({ body }: FastifyRequest) => readBody(commentsRequest, body).ids;

  app.get(paths.list, staff, async (request) =>
    listComments(queries, readQuery(commentQuery, request)),
  );
  app.post(paths.approve, staff, async (request) =>
    setState(contextOf(request), idsOf(request), 'shown'),
  );
  app.post(paths.hide, staff, async (request) =>
    setState(contextOf(request), idsOf(request), 'hidden'),
  );
  app.post(paths.delete, staff, async (request) =>
    deleteComments(contextOf(request), idsOf(request)),
  );
  app.get(paths.moderation, staff, async () => readModeration(queries, api.settings));
  app.patch(paths.moderation, staff, async (request) =>
    changeModeration(contextOf(request), readBody(moderation, request.body)),
  );
}
