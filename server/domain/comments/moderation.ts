import type { Moderation } from '@/contract/office/comments';
import type { Queries } from '../../platform/database/Database';
import { commentSettings } from '../tables/leads';
import type { ServerSettings } from '../../platform/settings/settings';
import type { ContentCache } from '../content/ContentCache';

export interface CommentsContext {
  database: { queries: Queries };
  settings: Pick<ServerSettings, 'commentsModeration'>;
  content: Pick<ContentCache, 'forget'>;
}

/** Returns whether new comments wait for approval. COMMENTS_MODERATION applies until the office decides. */
export async function readModeration(
  queries: Queries,
  { commentsModeration }: CommentsContext['settings'],
): Promise<Moderation> {
  const [stored] = await queries
    .select({ moderation: commentSettings.moderation, version: commentSettings.version })
    .from(commentSettings);
  return stored ?? { moderation: commentsModeration, version: 1 };
}
