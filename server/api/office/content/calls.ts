import * as v from 'valibot';
import * as contract from '@/contract/office/content/calls';
import { sectionNames, sitePages, type SectionName } from '@/contract/office/content/sections';
import { siteChecklist, siteChecklistPath } from '@/contract/office/siteChecklist';
import { listVersions, restoreSection, saveSection } from '../../../domain/content/changeSection';
import { keepDraft } from '../../../domain/content/drafts';
import { readSection } from '../../../domain/content/readSection';
import { readSiteChecklist } from '../../../domain/content/siteChecklist';
import type { Services } from '../../../domain/Services';
import { call } from '../../call';

const { contentPaths: paths } = contract;

const ofSection = { id: v.picklist(sectionNames), needs: 'content' } as const;

/** Waits for the save, then drops this process's cached pages without waiting for the notification of the change. */
async function published(
  { content }: Services,
  saving: Promise<contract.SectionRecord>,
): Promise<contract.SectionRecord> {
  const record = await saving;
  content.drop();
  return record;
}

/** The calls for the sections of the public site, for admins (docs/product.md, Site content). */
export const officeContentCalls = [
  call(
    {
      ...ofSection,
      method: 'GET',
      path: paths.record,
      summary: 'A section of the public site',
      response: contract.sectionRecord,
    },
    ({ queries, id }) => readSection(queries, id),
  ),
  call(
    {
      ...ofSection,
      method: 'PUT',
      path: paths.record,
      mayBeStale: true,
      summary: 'Save a section; keeps the version before',
      body: { ids: sectionNames, of: (id: SectionName) => contract.sectionChange(id) },
      response: contract.sectionRecord,
    },
    ({ api, queries, actor, id: name, body: { version, ...content } }) =>
      published(api, saveSection({ queries, actor, name, version }, content)),
  ),
  call(
    {
      ...ofSection,
      method: 'GET',
      path: paths.versions,
      summary: 'Earlier versions of a section, newest first',
      response: contract.earlierVersions,
    },
    async ({ queries, id }) => ({ data: await listVersions(queries, id) }),
  ),
  call(
    {
      ...ofSection,
      method: 'POST',
      path: paths.restore,
      mayBeStale: true,
      summary: 'Bring an earlier version of a section back, as a new one',
      body: contract.restoreRequest,
      response: contract.sectionRecord,
    },
    ({ api, queries, actor, id: name, body: { version, restore } }) =>
      published(api, restoreSection({ queries, actor, name, version }, restore)),
  ),
  call(
    {
      ...ofSection,
      method: 'POST',
      path: paths.preview,
      summary: 'Keep an unsaved section for one preview; returns its address',
      body: { ids: sectionNames, of: (id: SectionName) => contract.previewRequest(id) },
      response: contract.previewResponse,
    },
    async ({ queries, signedIn, id: section, body: { page, ...content } }) => {
      const draft = await keepDraft(queries, signedIn.userId, { section, content });
      return { address: `${sitePages[page].path}?${contract.previewParameter}=${draft}` };
    },
  ),
  call(
    {
      method: 'GET',
      path: siteChecklistPath,
      needs: 'content',
      summary: 'The sections that still hold the placeholders of a blank site',
      response: siteChecklist,
    },
    ({ queries }) => readSiteChecklist(queries),
  ),
];
