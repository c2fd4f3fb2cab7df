import { companies } from '../../domain/tables/content';
import { openPostgres } from '../../platform/database/postgres';
import { createMigratedPostgres, bothDatabases } from '../../testing/databases';
import { openTcpProxy, type TcpProxy } from '../../testing/tcpProxy';
import {
  newSession,
  openTestServer,
  send,
  type Session,
  type TestServer,
} from '../../testing/testServer';
import { until } from '../../testing/until';
import type { Database } from '../../platform/database/Database';

// @only-all: waits for the time limits of lost connections.

// Runs only on PostgreSQL, because the embedded database has no network connection.
const onPostgres = bothDatabases.includes('postgres') ? describe : describe.skip;

onPostgres('a server whose PostgreSQL is out of reach', () => {
  let proxy: TcpProxy;
  let near: Database;
  let far: Database;
  let drop: () => Promise<void>;
  let server: TestServer;
  let session: Session;
  beforeAll(async () => {
    const made = await createMigratedPostgres();
    drop = made.drop;
    const url = new URL(made.url);
    proxy = await openTcpProxy({ host: url.hostname, port: Number(url.port) });
    near = await openPostgres(made.url);
    url.port = String(proxy.port);
    far = await openPostgres(url.href);
    server = await openTestServer('postgres', { database: far });
    session = await newSession(server);
  });
  afterAll(async () => {
    await server.close();
    await far.close();
    await near.close();
    proxy.close();
    await drop();
  });

  const fetchStatusCode = async (url: string, access?: string) =>
    (await send(server, 'GET', url, undefined, access)).statusCode;
  const me = () => fetchStatusCode('/api/account/me/', session.access);
  const titles = async () => (await send(server, 'GET', '/api/common/companies/')).body;

  it.each(['cut', 'hang'] as const)(
    'a server whose connection to PostgreSQL fails (%s) is alive but not ready, keeps its content, and later recovers',
    async (fault) => {
      const warm = await titles();
      expect([await fetchStatusCode('/readyz'), await me()]).toEqual([200, 200]);
      proxy[fault]();
      expect(await fetchStatusCode('/readyz')).toBe(503);
      expect((await send(server, 'GET', '/readyz')).json()).toMatchObject({ database: 'gone' });
      expect(await fetchStatusCode('/healthz')).toBe(200);
      expect(await titles()).toBe(warm);
      expect(await me()).toBe(503);
      // Changes the content while the server cannot receive the notification.
      const company = { position: 1, title: `Made in a ${fault}`, description: '', image: '' };
      await near.queries.insert(companies).values(company);
      proxy.restore();
      await until(async () => (await fetchStatusCode('/readyz')) === 200);
      expect(await me()).toBe(200);
      await until(async () => (await titles()).includes(company.title));
    },
  );
});
