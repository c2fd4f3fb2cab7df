import type { FastifyInstance } from 'fastify';
import type { Undelivered } from '@/contract/office/deliveries';
import type { Services } from '../../domain/Services';
import { readUndelivered } from '../../domain/notifications/undelivered';

interface Options {
  /** Null if API_HOST names another backend, so that there is no database to wait for. */
  api: Services | null;
  isStopping: () => boolean;
}

/**
 * Serves operators /healthz, which reports that the process runs, and /readyz, which reports that
 * it can serve requests.
 */
export async function healthPlugin(
  app: FastifyInstance,
  { api, isStopping }: Options,
): Promise<void> {
  const noStore = async (
    _request: unknown,
    reply: { header(name: string, value: string): unknown },
  ) => {
    reply.header('Cache-Control', 'no-store');
  };
  app.get('/healthz', { onRequest: noStore }, async () => ({ status: 'ok' }));
  app.get('/readyz', { onRequest: noStore }, async (_request, reply) => {
    const { database, notifications } = api ? await stateOf(api) : { database: 'off' };
    const ready = database !== 'gone' && !isStopping();
    const failingSince = app.pagesFailingSince?.() ?? null;
    return reply.code(ready ? 200 : 503).send({
      status: ready ? 'ready' : 'not ready',
      stopping: isStopping(),
      database,
      captcha: api?.settings.captcha ? 'on' : 'off',
      ...(notifications && { notifications }),
      // The last good pages are still served, so the server stays ready.
      ...(failingSince === null
        ? {}
        : { pages_failing_since: new Date(failingSince).toISOString() }),
    });
  });
}

/** Time limit for the database's response, in ms; a slower database can't serve requests either. */
const timeLimit = 2000;

interface State {
  database: string;
  /** The outbox's backlog and failures. */
  notifications?: Undelivered;
}

function stateOf({ database }: Services): Promise<State> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ database: 'gone' }), timeLimit);
    database
      .ping()
      .then(() => readUndelivered(database.queries))
      .then(
        (notifications) => resolve({ database: database.kind, notifications }),
        () => resolve({ database: 'gone' }),
      )
      .finally(() => clearTimeout(timer));
  });
}
