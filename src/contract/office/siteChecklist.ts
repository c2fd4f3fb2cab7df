import * as v from 'valibot';
import { sectionNames } from './content/sections';

export const siteChecklistPath = '/api/office/site-checklist/';

/** The missing parts of the site. The list is empty if the site is complete. */
export const siteChecklist = v.object({
  data: v.array(
    v.object({
      id: v.picklist([...sectionNames, 'company']),
      /** The labels of the fields and lists that need content. */
      needs: v.array(v.string()),
      /** The names of the fields and lists in `needs`, in the same order. */
      fields: v.array(v.string()),
    }),
  ),
});
export type SiteChecklist = v.InferOutput<typeof siteChecklist>;
