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
export type Comment = v.InferOutput<typeof comment>;

export const comments = createListSchema(comment);
