import { eq } from 'drizzle-orm';
import { calls } from '@/contract/calls';
import type { CommentRequest } from '@/contract/commentForm';
import { notFound } from '../../platform/rejections';
import { publishedComment } from '../content/lists';
import { once, type Repeatable } from '../idempotency/once';
import { comments } from '../tables/leads';
import { readModeration, type CommentsContext } from './moderation';

export const commentLimit = { name: 'comments', points: 20, seconds: 3600 };

interface Posted {
  comment: CommentRequest;
  address: string;
  repeatable: Repeatable;
}

/**
 * Stores a visitor's comment and returns it. Ignores the body's `is_active`: under moderation, a comment waits until
 * the office approves it.
 */
export async function postComment(api: CommentsContext, { comment, address, repeatable }: Posted) {
  const { queries } = api.database;
  const { moderation } = await readModeration(queries, api.settings);
  const { is_active: _wanted, ...texts } = comment;
  const [stored] = await once(queries, repeatable, {
    make: (tx) =>
      tx
        .insert(comments)
        .values({ ...texts, state: moderation ? 'waiting' : 'shown', address })
        .returning(publishedComment),
    getId: ([added]) => added?.id ?? 0,
    again: (tx, id) => tx.select(publishedComment).from(comments).where(eq(comments.id, id)),
  });
  // Drops the cached list now, so the author's next read already contains the comment. The database's notification may
  // arrive later.
  if (!moderation) api.content.forget(calls.comments);
  // The office may have deleted the comment before the repeat.
  if (!stored) throw notFound();
  return stored;
}
