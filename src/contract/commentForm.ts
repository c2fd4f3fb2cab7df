import * as v from 'valibot';
import { personName, required, requiredText } from './fields';
import { limits } from './limits';

/** The rules of the comment form (docs/product.md, Forms). */
export const commentForm = v.object({
  first_name: personName('First name', 'First Name'),
  last_name: personName('Last name', 'Last Name'),
  description: required('Description'),
  company_name: required('Company Name'),
  position_user: required('Position User'),
});
export type CommentForm = v.InferOutput<typeof commentForm>;

/**
 * Body of POST comments, with the length limits of Linehaul's own backend. The client always sends `is_active: true`
 * (docs/product.md).
 */
export const commentRequest = v.object({
  ...commentForm.entries,
  description: requiredText('Description', limits.comment),
  company_name: requiredText('Company Name', limits.commentShort),
  position_user: requiredText('Position User', limits.commentShort),
  is_active: v.literal(true),
});
export type CommentRequest = v.InferOutput<typeof commentRequest>;
