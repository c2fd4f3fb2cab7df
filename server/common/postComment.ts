import { calls } from '@/contract/calls';
import type { CommentRequest } from '@/contract/comment';
import type { Api } from '../Api';
import { publishedComment } from '../content/lists';
import { comments } from '../db/schema/leads';

/**
 * Stores a visitor's comment and returns it. With COMMENTS_MODERATION it stays inactive, whatever
 * the body says, until the carrier sets `is_active` in the table.
 */
export async function postComment(api: Api, comment: CommentRequest, address: string) {
  const is_active = !api.settings.commentsModeration;
  const [stored] = await api.database.queries
    .insert(comments)
    .values({ ...comment, is_active, address })
    .returning(publishedComment);
  // The database announces the comment too, but its author's next read must not be older than this
  // response.
  if (is_active) api.content.forget(calls.comments);
  return stored;
}
