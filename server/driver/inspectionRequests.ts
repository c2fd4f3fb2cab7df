import * as v from 'valibot';
import { inspectionRequest, inspectionUpdate } from '../../src/contract/inspection';
import type { InspectionComment } from '../../src/contract/inspection';

/**
 * The contract's requests, and what a database needs beyond them: a comment belongs to one item, so a list
 * with two of one item is refused rather than half kept.
 */
const onePerItem = v.check<InspectionComment[], string>(
  (comments) => new Set(comments.map((comment) => comment.key)).size === comments.length,
  'Only one comment per item.',
);

export const createRequest = v.object({
  ...inspectionRequest.entries,
  comments: v.pipe(inspectionRequest.entries.comments, onePerItem),
});
export type CreateRequest = v.InferOutput<typeof createRequest>;

export const updateRequest = v.object({
  ...inspectionUpdate.entries,
  comments: v.pipe(inspectionUpdate.entries.comments, onePerItem),
});
