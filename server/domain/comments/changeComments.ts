import { eq, inArray } from 'drizzle-orm';
import { calls } from '@/contract/calls';
import type { Moderation } from '@/contract/office/comments';
import { readModeration, type CommentsContext } from './moderation';
import type { Queries } from '../../platform/database/Database';
import { comments, commentSettings } from '../tables/leads';
import { notFound } from '../../platform/rejections';
import { pickChangedFields, recordAudit, type Actor } from '../audit/audit';
import { staleRecord } from '../audit/staleRecord';
import { readComments } from './readComments';

interface Context {
  api: CommentsContext;
  actor: Actor;
}

const resource = 'comments';

/**
 * Shows or hides comments and returns them. Leaves a comment that already has the status unchanged. If one of them does
 * not exist, throws 404 and changes nothing.
 */
export async function setState(
  { api, actor }: Context,
  ids: readonly number[],
  state: 'shown' | 'hidden',
) {
  const action = state === 'shown' ? 'approve' : 'hide';
  const data = await api.database.queries.transaction(async (tx) => {
    for (const found of await locked(tx, ids)) {
      if (found.state === state) continue;
      await tx.update(comments).set({ state }).where(eq(comments.id, found.id));
      const entry = { actor, action, resource, recordId: found.id } as const;
      await recordAudit(tx, { ...entry, before: { state: found.state }, after: { state } });
    }
    return readComments(tx, ids);
  });
  api.content.forget(calls.comments);
  return { data };
}

/** Deletes comments permanently. The audit log keeps none of the visitor's text. */
export async function deleteComments({ api, actor }: Context, ids: readonly number[]) {
  await api.database.queries.transaction(async (tx) => {
    for (const { id, state } of await locked(tx, ids)) {
      const entry = { actor, action: 'delete', resource, recordId: id } as const;
      await recordAudit(tx, { ...entry, before: { state }, after: null });
    }
    await tx.delete(comments).where(inArray(comments.id, [...ids]));
  });
  api.content.forget(calls.comments);
  return { data: [] };
}

async function locked(tx: Queries, ids: readonly number[]) {
  const found = await tx
    .select({ id: comments.id, state: comments.state })
    .from(comments)
    .where(inArray(comments.id, [...ids]))
    .orderBy(comments.id)
    .for('update');
  if (found.length < new Set(ids).size) throw notFound();
  return found;
}

/** Changes whether new comments wait for approval. Throws 409 with the current setting if `version` is outdated. */
export async function changeModeration(
  { api: { database, settings }, actor }: Context,
  { moderation, version }: Moderation,
): Promise<Moderation> {
  return database.queries.transaction(async (tx) => {
    const initial = { moderation: settings.commentsModeration, version: 1 };
    await tx.insert(commentSettings).values(initial).onConflictDoNothing();
    await tx.select().from(commentSettings).for('update');
    const before = await readModeration(tx, settings);
    if (before.version !== version) throw await staleRecord(tx, resource, 'moderation', before);
    const after = { moderation, version: version + 1 };
    await tx.update(commentSettings).set(after);
    const entry = { actor, action: 'moderation', resource, recordId: 'moderation' } as const;
    await recordAudit(tx, { ...entry, ...pickChangedFields(before, after) });
    return after;
  });
}
