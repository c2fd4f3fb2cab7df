import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, Listener, Queries } from './Database';
import { queryRows } from './rows';

const reconnectDelay = 1000;

/** Makes TCP detect within about 20 s that the server vanished without closing the connection. */
const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

const connectionTimeoutMillis = 5000;

/** The time limit for a statement and for an idle transaction, in ms. */
const requestTimeLimit = 15_000;

/** Opens a connection pool to PostgreSQL. Calls `report` with errors on idle connections. */
export async function openPostgres(
  connectionString: string,
  report: (error: Error) => void = () => {},
  timeLimit = requestTimeLimit,
): Promise<Database> {
  const application_name = `linehaul ${randomUUID()}`;
  // Turns JIT compilation off, because compiling takes longer than Linehaul's short queries.
  const connection = { connectionString, application_name, options: '-c jit=off' };
  const pool = new pg.Pool({
    ...connection,
    max: 10,
    connectionTimeoutMillis,
    statement_timeout: timeLimit,
    idle_in_transaction_session_timeout: timeLimit,
    // Limits the wait for a server that no longer responds. The server cannot apply its own time limit then.
    query_timeout: timeLimit + 5000,
    maxLifetimeSeconds: 300,
    ...keepAlive,
  });
  pool.on('error', report);
  const queries = drizzle(pool);
  const listeners: ListeningConnection[] = [];
  const ping = async () => {
    await queries.execute(sql`select 1`);
  };
  try {
    await ping();
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    kind: 'postgres',
    queries,
    pool,
    withoutTimeLimits: (work) => onOwnConnection(connection, work),
    listen: async (channel, listener) => {
      const listening = new ListeningConnection(connection, channel, listener);
      listeners.push(listening);
      await listening.open();
    },
    countOthers: () => countOthers(queries, application_name),
    ping,
    close: async () => {
      await Promise.all(listeners.map((listener) => listener.close()));
      await pool.end();
    },
  };
}

/** Counts other processes' connections, including those with a type that this role may not see. */
async function countOthers(queries: Queries, ours: string): Promise<number> {
  const [others] = await queryRows<{ count: string }>(
    queries,
    sql`select count(*) from pg_stat_activity where datname = current_database()
      and application_name is distinct from ${ours}
      and coalesce(backend_type, 'client backend') = 'client backend'`,
  );
  return Number(others?.count ?? 0);
}

/**
 * Runs work on a separate connection without the pool's time limits. `set` cannot remove `query_timeout`, because the
 * database driver applies it.
 */
async function onOwnConnection<T>(
  connection: pg.ClientConfig,
  work: (queries: Queries) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis, ...keepAlive });
  // Ignores the error, because the running query fails anyway. Without a listener, the error would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(drizzle(client));
  } finally {
    await client.end().catch(() => {});
  }
}

class ListeningConnection {
  private client: pg.Client | null = null;
  private timer: NodeJS.Timeout | null = null;
  private closed = false;

  constructor(
    private readonly connection: pg.ClientConfig,
    private readonly channel: string,
    private readonly listener: Listener,
  ) {}

  async open(): Promise<void> {
    const client = new pg.Client({ ...this.connection, ...keepAlive });
    client.on('error', () => this.reopenLater(client));
    client.on('end', () => this.reopenLater(client));
    client.on('notification', (message) => this.listener.changed(message.payload ?? ''));
    this.client = client;
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(this.channel)}`);
  }

  async close(): Promise<void> {
    this.closed = true;
    if (this.timer) clearTimeout(this.timer);
    await this.client?.end().catch(() => {});
  }

  /** Reconnects, and then calls `regained`, because notifications were lost in the meantime. */
  private reopenLater(client: pg.Client): void {
    if (this.closed || this.client !== client) return;
    this.client = null;
    this.timer = setTimeout(() => {
      this.open().then(this.listener.regained, () => {
        if (this.client) this.reopenLater(this.client);
      });
    }, reconnectDelay);
  }
}
