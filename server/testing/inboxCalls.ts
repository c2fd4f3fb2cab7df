import { desc } from 'drizzle-orm';
import type { Role } from '@/contract/office/roles';
import { calls } from '@/contract/calls';
import { uploadType } from '@/contract/office/media';
import { readModeration } from '../domain/comments/moderation';
import { comments, leads } from '../domain/tables/leads';
import { mediaChunks, mediaFiles } from '../domain/tables/media';
import { largeMp4 } from './mediaFiles';
import { send, type TestServer } from './testServer';
import { validBodies } from './validBodies';

const admins: readonly Role[] = ['admin'];
const dispatchers: readonly Role[] = ['dispatcher', 'admin'];

async function lead(server: TestServer): Promise<number> {
  await send(server, 'POST', calls.shipperForm, validBodies[calls.shipperForm]);
  const [newest] = await server.database.queries.select().from(leads).orderBy(desc(leads.id));
  return newest?.id ?? 0;
}

async function comment({ database }: TestServer): Promise<number> {
  const texts = { first_name: 'A', last_name: 'B', description: 'C' };
  const [stored] = await database.queries
    .insert(comments)
    .values({ ...texts, company_name: 'D', position_user: 'E', state: 'waiting' })
    .returning({ id: comments.id });
  return stored?.id ?? 0;
}

let files = 0;

async function file({ database }: TestServer): Promise<number> {
  files += 1;
  const hash = files.toString(16).padStart(32, '0');
  const [stored] = await database.queries
    .insert(mediaFiles)
    .values({ audience: 'site', type: 'video/mp4', bytes: 1, name: 'x', hash })
    .returning({ id: mediaFiles.id });
  const fileId = stored?.id ?? 0;
  const bytes = Buffer.from('x');
  await database.queries
    .insert(mediaChunks)
    .values({ fileId, variant: 'video.mp4', number: 0, bytes });
  return fileId;
}

const chosen = (id: number) => ({ ids: [id] });

/** The office's calls for leads, comments, deliveries and media. */
export const inboxCallsOfOffice = {
  'GET /api/office/leads/': { by: dispatchers },
  'GET /api/office/leads/assignees/': { by: dispatchers },
  'GET /api/office/leads/:id/': { by: dispatchers, record: lead },
  'PATCH /api/office/leads/:id/': {
    by: dispatchers,
    body: { version: 1, state: 'won' },
    record: lead,
  },
  'POST /api/office/leads/:id/seen/': { by: dispatchers, record: lead },
  'GET /api/office/leads/reply-sender/': { by: dispatchers },
  'POST /api/office/leads/:id/reply/': {
    by: dispatchers,
    body: { version: 1, subject: 'Your quote', text: 'Hello' },
    record: lead,
    // The call fails, because the test server has no mail server.
    response: 400,
  },
  'POST /api/office/leads/:id/notes/': { by: dispatchers, body: { text: 'Called' }, record: lead },
  'POST /api/office/leads/:id/delete-personal-data/': {
    by: dispatchers,
    body: { version: 1 },
    record: lead,
  },
  'GET /api/office/comments/:id/': { by: dispatchers, record: comment },
  'GET /api/office/comments/': { by: dispatchers },
  'POST /api/office/comments/approve/': { by: dispatchers, body: chosen, record: comment },
  'POST /api/office/comments/hide/': { by: dispatchers, body: chosen, record: comment },
  'POST /api/office/comments/delete/': { by: dispatchers, body: chosen, record: comment },
  'GET /api/office/comments/moderation/': { by: dispatchers },
  'PATCH /api/office/comments/moderation/': {
    by: dispatchers,
    body: (id: number) => ({ version: id, moderation: true }),
    record: moderationVersion,
  },
  'POST /api/office/deliveries/send-again/': { by: admins },
  'GET /api/office/media/': { by: admins },
  'POST /api/office/media/': {
    by: admins,
    query: '?name=film.mp4',
    headers: { 'content-type': uploadType },
    body: largeMp4(64),
  },
  'GET /api/office/media/:id/': { by: admins, record: file },
  'PATCH /api/office/media/:id/': {
    by: admins,
    body: { version: 1, alternative_text: 'A truck' },
    record: file,
  },
  'DELETE /api/office/media/:id/': { by: admins, record: file },
};

async function moderationVersion({ database, api }: TestServer): Promise<number> {
  return (await readModeration(database.queries, api.settings)).version;
}
