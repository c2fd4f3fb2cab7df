import { demonstrationCompany } from '@/contract/company';
import type { Role } from '@/contract/office/roles';
import { company, contentSections, contentVersions } from '../domain/tables/officeContent';
import { commandLine } from '../domain/audit/audit';
import { saveSection } from '../domain/content/changeSection';
import type { TestServer } from './testServer';

interface Call {
  by: readonly Role[];
  body?: object;
  record?: (server: TestServer) => Promise<string>;
}

const name = 'testimonials';
const by: readonly Role[] = ['admin'];

/** Without stored versions, the section is at version 1. */
async function section({ database }: TestServer): Promise<string> {
  await database.queries.delete(contentSections);
  await database.queries.delete(contentVersions);
  return name;
}

async function saved(server: TestServer): Promise<string> {
  await section(server);
  const { queries } = server.database;
  const comments_text = `Said about us ${Math.random()}`;
  await saveSection({ queries, actor: commandLine, name, version: 1 }, { comments_text });
  return name;
}

/** Without a stored company, its version is 1. */
async function noCompany({ database }: TestServer): Promise<string> {
  await database.queries.delete(company);
  return '';
}

const comments_text = '<h2>Said about us</h2>';

/** The office's calls for the site's content and the company. */
export const contentCallsOfOffice: Record<string, Call> = {
  'GET /api/office/content/:id/': { by, record: section },
  'PUT /api/office/content/:id/': { by, record: section, body: { version: 1, comments_text } },
  'GET /api/office/content/:id/versions/': { by, record: saved },
  'POST /api/office/content/:id/restore/': {
    by,
    record: saved,
    body: { version: 2, restore: 1 },
  },
  'POST /api/office/content/:id/preview/': {
    by,
    record: section,
    body: { page: 'home', comments_text },
  },
  'GET /api/office/site-checklist/': { by },
  'GET /api/office/company/': { by },
  'GET /api/office/opening/': { by },
  'PUT /api/office/opening/': { by, body: { is_open: false } },
  'PUT /api/office/company/': {
    by,
    record: noCompany,
    body: { version: 1, ...demonstrationCompany, name: 'Northway Freight' },
  },
};
