import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import {
  contentPaths as paths,
  previewParameter,
  previewRequest,
  restoreRequest,
  sectionChange,
} from '@/contract/office/content/calls';
import type { SectionRecord } from '@/contract/office/content/calls';
import { sectionNames, sitePages } from '@/contract/office/content/sections';
import type { SectionName } from '@/contract/office/content/sections';
import { siteChecklistPath } from '@/contract/office/siteChecklist';
import { signedInOf } from '../../authenticate';
import type { Api } from '../../../Api';
import { readBody } from '../../../platform/http/body';
import { notFound } from '../../../platform/refusals';
import { actorOf } from '../../actors';
import { requireRole } from '../../requireRole';
import { listVersions, restoreSection, saveSection } from '../../../domain/content/changeSection';
import { readSiteChecklist } from '../../../domain/content/siteChecklist';
import { keepDraft } from '../../../domain/content/drafts';
import { readSection } from '../../../domain/content/readSection';

/** In bytes: a section with long texts. */
const bodyLimit = 1024 * 1024;

/** The sections of the public site, for admins (docs/product.md, Site content). */
export async function contentEditingPlugin(
  app: FastifyInstance,
  { api }: { api: Api },
): Promise<void> {
  const { queries } = api.database;
  const admins = requireRole('content');
  const large = { ...admins, bodyLimit };

  /** This server's own pages must not wait for the notification of the change. */
  async function published(saving: Promise<SectionRecord>): Promise<SectionRecord> {
    const record = await saving;
    api.content.drop();
    return record;
  }
  const saveOf = (request: FastifyRequest, version: number) => ({
    ...{ queries, version, actor: actorOf(request), name: sectionOf(request) },
  });

  app.get(paths.record, admins, async (request) => readSection(queries, sectionOf(request)));
  app.put(paths.record, large, async (request) => {
    const { version, ...content } = readBody(sectionChange(sectionOf(request)), request.body);
    return published(saveSection(saveOf(request, version), content));
  });
  app.get(siteChecklistPath, admins, async () => readSiteChecklist(queries));
  app.get(paths.versions, admins, async (request) => ({
    data: await listVersions(queries, sectionOf(request)),
  }));
  app.post(paths.restore, admins, async (request) => {
    const { version, restore } = readBody(restoreRequest, request.body);
    return published(restoreSection(saveOf(request, version), restore));
  });
  app.post(paths.preview, large, async (request) => {
    const section = sectionOf(request);
    const { page, ...content } = readBody(previewRequest(section), request.body);
    const id = await keepDraft(queries, signedInOf(request).userId, { section, content });
    return { address: `${sitePages[page].path}?${previewParameter}=${id}` };
  });
}

/** Returns the section of the path. Throws 404 if there is none of that name. */
function sectionOf({ params }: FastifyRequest): SectionName {
  const { id } = params as { id: string };
  if (!v.is(v.picklist(sectionNames), id)) throw notFound();
  return id;
}
