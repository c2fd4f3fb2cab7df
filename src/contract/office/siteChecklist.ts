import * as v from 'valibot';
import { sectionNames } from './content/sections';

export const siteChecklistPath = '/api/office/site-checklist/';

/**
 * The sections that lack something, or still contain the placeholders of a blank site (SEED=blank)
 * or the demonstration's text; empty if there are none.
 */
export const siteChecklist = v.object({
  data: v.array(
    v.object({
      /** A section of the content, or the company. */
      id: v.picklist([...sectionNames, 'company']),
      /** The labels of the fields and lists that need content. */
      needs: v.array(v.string()),
      /** The names of these fields and lists, in the same order. */
      fields: v.array(v.string()),
    }),
  ),
});
export type SiteChecklist = v.InferOutput<typeof siteChecklist>;
