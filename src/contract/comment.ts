import * as v from 'valibot';
import { id, createListSchema, text } from './responses';

export const comment = v.object({
  id,
  first_name: text,
  last_name: text,
  description: text,
  company_name: text,
  position_user: text,
  is_active: v.nullish(v.boolean(), false),
});
/** Response to POST comments. Another backend may leave out `is_active`, with which the comment was sent. */
export const createdComment = v.object({
  ...comment.entries,
  is_active: v.nullish(v.boolean(), true),
});
export type Comment = v.InferOutput<typeof comment>;

export const comments = createListSchema(comment);
