import * as v from 'valibot';
import { sectionNames } from './content/sections';

export const siteChecklistPath = '/api/office/site-checklist/';

/**
 * What the site still needs: missing content, placeholders of a blank site (SEED=blank), or text of the demonstration.
 * Empty if the site is complete.
 */
export const siteChecklist = v.object({
  data: v.array(
    v.object({
      /** A section of the content, or the company. */
      id: v.picklist([...sectionNames, 'company']),
      /** The labels of the fields and lists that need content. */
      needs: v.array(v.string()),
      /** The names of the fields and lists in `needs`, in the same order. */
      fields: v.array(v.string()),
    }),
  ),
});
export type SiteChecklist = v.InferOutput<typeof siteChecklist>;
