import { randomBytes, randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { sectionNames } from '@/contract/office/content/sections';
import { everyCall } from './api/calls';
import type { Call } from './api/declaredCall';
import { buildApp } from './app';
import { createEmbeddedApi } from './createEmbeddedApi';
import { openSession } from './domain/accounts/sessions';
import type { User } from './domain/accounts/users';
import { commandLine } from './domain/audit/audit';
import { createPerson } from './domain/people/changePeople';
import { users } from './domain/tables/accounts';
import { inspections } from './domain/tables/inspections';
import type { Database } from './platform/database/Database';
import { createLog } from './platform/http/logging';
import type { ServerSettings } from './platform/settings/settings';

/** Query parameters for calls that find nothing without them. */
const queries: Readonly<Record<string, string>> = { '/api/fleet/previous/': '?truck=1' };

const reads = everyCall.filter(({ method, withoutHead }) => method === 'GET' && !withoutHead);

/**
 * Makes each read call of the API with the first record of its list. Use it only with a scratch database, because it
 * adds an admin and sessions. Returns the number of calls, and the failed calls with their statuses.
 */
export async function readEverything(
  settings: ServerSettings,
  database: Database,
  migrations: string,
) {
  const tokenSecret = randomBytes(32).toString('hex');
  const api = await createEmbeddedApi(settings, database, { tokenSecret, migrations });
  const log = createLog('silent');
  const app = await buildApp({ settings, api, siteFolder: null, log });
  await app.ready();
  const issueAccessToken = async (user: Pick<User, 'id' | 'passwordHash'>) => {
    const session = await openSession(database.queries, user);
    if (!session) return null;
    return api.accessTokens.issue({ userId: user.id, sessionId: session.sessionId });
  };
  const admin = await issueAccessToken(await addAdmin(database));
  const driver = await newestDriver(database);
  const drivers = (driver && (await issueAccessToken(driver))) ?? admin;
  const failed: string[] = [];
  for (const call of reads) {
    const token = call.path.startsWith('/api/office/') ? admin : drivers;
    const headers = { authorization: `Bearer ${token}` };
    const url = await resolveCallUrl(app, call, headers);
    const { statusCode } = await app.inject({ url, headers });
    // A 404 is a valid response if there is no such record.
    if (statusCode >= 400 && statusCode !== 404) failed.push(`${call.path} (${statusCode})`);
  }
  await app.close();
  return { calls: reads.length, failed };
}

async function addAdmin({ queries: tx }: Database) {
  const username = `check-${randomUUID()}`;
  const fields = {
    username,
    full_name: '',
    email: 'check@linehaul.invalid',
    role: 'admin',
  } as const;
  const { id } = await createPerson(tx, commandLine, fields);
  const [admin] = await tx.select().from(users).where(eq(users.id, id));
  if (!admin) throw new Error('the account was not stored');
  return admin;
}

async function newestDriver({ queries: tx }: Database) {
  const [driver] = await tx
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .innerJoin(inspections, eq(inspections.ownerId, users.id))
    .orderBy(desc(inspections.id))
    .limit(1);
  return driver ?? null;
}

/**
 * Returns the path with the id of the first record in the call's list, or with an arbitrary id if the list is empty.
 */
async function resolveCallUrl(
  app: FastifyInstance,
  { path }: Call,
  headers: Record<string, string>,
) {
  const [list = '', rest] = path.split(':id');
  if (rest === undefined) return `${path}${queries[path] ?? ''}`;
  const response = await app.inject({ url: list, headers });
  const [first] = response.statusCode === 200 ? rowsIn(response.json()) : [];
  return `${list}${String(first?.id ?? (list.includes('content') ? sectionNames[0] : 1))}${rest}`;
}

const rowsIn = (body: { data?: { id: number | string }[] }) => body.data ?? [];
