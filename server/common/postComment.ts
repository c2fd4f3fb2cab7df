import { commentRequest } from '../../src/contract/comment';
import type { Api } from '../Api';
import { publishedComment } from '../content/lists';
import { comments } from '../db/schema/leads';
import { readBody } from '../http/body';

/**
 * POST comments: stores a visitor's comment and answers it. With COMMENTS_MODERATION it stays inactive,
 * whatever the body claims, until the carrier sets `is_active` in the table.
 */
export async function postComment(api: Api, body: unknown, address: string) {
  const comment = readBody(commentRequest, body);
  const is_active = !api.settings.commentsModeration;
  const [stored] = await api.database.queries
    .insert(comments)
    .values({ ...comment, is_active, address })
    .returning(publishedComment);
  // The database notifies too, but the visitor's own next read must not be older than this answer.
  api.content.drop();
  return stored;
}
