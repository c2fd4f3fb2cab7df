import * as v from 'valibot';
import { sectionNames } from './content/sections';

export const siteChecklistPath = '/api/office/site-checklist/';

/**
 * The sections that still hold the placeholders of a blank site (SEED=blank) or the texts of the
 * demonstration, or lack something; empty if there are none.
 */
export const siteChecklist = v.object({
  data: v.array(
    v.object({
      /** A section of the content, or the company. */
      id: v.picklist([...sectionNames, 'company']),
      /** The labels of its fields and lists. */
      needs: v.array(v.string()),
      /** The names of these fields and lists, in the same order. */
      fields: v.array(v.string()),
    }),
  ),
});
export type SiteChecklist = v.InferOutput<typeof siteChecklist>;
