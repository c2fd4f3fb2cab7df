import { calls } from '@/contract/calls';
import type { CommentRequest } from '@/contract/commentForm';
import { publishedComment } from '../content/lists';
import { comments } from '../tables/leads';
import { readModeration, type CommentsContext } from './moderation';

export const commentLimit = { name: 'comments', points: 20, seconds: 3600 };

/**
 * Stores a visitor's comment and returns it. Ignores the body's `is_active`: under moderation, a comment waits until
 * the office approves it.
 */
export async function postComment(api: CommentsContext, comment: CommentRequest, address: string) {
  const { queries } = api.database;
  const { moderation } = await readModeration(queries, api.settings);
  const { is_active: _wanted, ...texts } = comment;
  const [stored] = await queries
    .insert(comments)
    .values({ ...texts, state: moderation ? 'waiting' : 'shown', address })
    .returning(publishedComment);
  // Drops the cached list now, so the author's next read already contains the comment. The database's notification may
  // arrive later.
  if (!moderation) api.content.forget(calls.comments);
  if (!stored) throw new Error('a comment was not stored');
  return stored;
}
