import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Registry } from 'prom-client';
import type { Role } from '@/contract/office/roles';
import { hashPassword } from '../domain/accounts/passwords';
import { rememberNetwork } from '../domain/accounts/knownNetworks';
import { openSession } from '../domain/accounts/sessions';
import { markSeen } from '../domain/accounts/users';
import type { Api } from '../Api';
import { buildApp } from '../app';
import { createEmbeddedApi } from '../createEmbeddedApi';
import type { Database } from '../platform/database/Database';
import { users } from '../domain/tables/accounts';
import { createLog, type LogStream } from '../platform/http/logging';
import { readSettings, type ServerSettings } from '../platform/settings/settings';
import { migrationsFolder, openMigrated, type DatabaseKind } from './databases';

export interface TestServer {
  app: FastifyInstance;
  api: Api;
  database: Database;
  close(): Promise<void>;
}

export interface TestServerOptions {
  settings?: Partial<ServerSettings>;
  siteFolder?: string;
  logStream?: LogStream;
  metrics?: Registry;
  /** An open database to use instead of a new one. Closing the server leaves it open. */
  database?: Database;
}

/**
 * The lifetime of an access token in seconds. A test on a busy machine may take longer than the
 * product's five minutes.
 */
const longerThanATest = 3600;

/** Opens a server on a new database with tables but without rows. */
export async function openTestServer(
  kind: DatabaseKind = 'embedded',
  options: TestServerOptions = {},
): Promise<TestServer> {
  const database = options.database ?? (await openMigrated(kind));
  const level = options.logStream ? 'info' : 'silent';
  const given = { accessTokenSeconds: longerThanATest, ...options.settings };
  const settings = { ...readSettings({}), logLevel: level, ...given };
  const api = await createEmbeddedApi(settings, database, {
    tokenSecret: 'a secret of tests, 32 characters',
    migrations: migrationsFolder,
  });
  const { siteFolder = null, logStream, metrics } = options;
  const log = createLog(level, logStream);
  const app = await buildApp({ settings, api, siteFolder, log, metrics });
  await app.ready();
  const close = async () => {
    await app.close();
    if (!options.database) await database.close();
  };
  return { app, api, database, close };
}

export const testPassword = 'correct horse battery';

/** A hash that all test accounts share, because hashing takes longer than most tests. */
let hashOfPassword: Promise<string> | undefined;

let drivers = 0;

async function addAccount({ database }: Pick<TestServer, 'database'>, role: Role) {
  drivers += 1;
  const username = `${role}-${process.pid}-${drivers}`;
  const passwordHash = await (hashOfPassword ??= hashPassword(testPassword));
  const email = `${username}@example.com`;
  const [user] = await database.queries
    .insert(users)
    .values({
      username,
      email,
      passwordHash,
      role,
      accessUntil: role === 'auditor' ? '2099-12-31' : null,
    })
    .returning();
  if (!user) throw new Error('no account was added');
  return user;
}

/** Creates a new account, so that one file's tests do not affect each other. */
export async function addDriver(
  server: Pick<TestServer, 'database'>,
  role: Role = 'driver',
): Promise<string> {
  return (await addAccount(server, role)).username;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Sends a call as JSON, with the bearer token if there is one. */
export function send(
  { app }: Pick<TestServer, 'app'>,
  method: Method,
  url: string,
  body?: unknown,
  access?: string,
): Promise<LightMyRequestResponse> {
  return app.inject({
    method,
    url,
    headers: access === undefined ? {} : { authorization: `Bearer ${access}` },
    ...(body === undefined ? {} : { payload: body as object }),
  });
}

export interface Session {
  username: string;
  access: string;
  refresh: string;
}

export async function logInAs(server: TestServer, username: string): Promise<Session> {
  const body = { username, password: testPassword };
  const response = await send(server, 'POST', '/api/account/login/', body);
  if (response.statusCode !== 200) throw new Error(`login failed: ${response.body}`);
  const { access, refresh } = response.json<{ access: string; refresh: string }>();
  return { username, access, refresh };
}

/** Signs in a new account, by default a driver's. Skips the password, because verifying it is slow. */
export async function newSession(
  server: Pick<TestServer, 'database' | 'api'>,
  role: Role = 'driver',
): Promise<Session> {
  const user = await addAccount(server, role);
  const opened = await openSession(server.database.queries, user);
  if (!opened) throw new Error('no session was opened');
  await markSeen(server.database.queries, user.id, null);
  // Records the network as the login does. It is the address of `inject`.
  await rememberNetwork(server.database.queries, user.id, '127.0.0.1');
  const { sessionId, refresh } = opened;
  const access = await server.api.accessTokens.issue({ userId: user.id, sessionId });
  return { username: user.username, access, refresh };
}
