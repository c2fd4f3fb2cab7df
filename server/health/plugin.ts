import type { FastifyInstance } from 'fastify';
import type { Api } from '../Api';

interface Options {
  /** Null when API_HOST names another backend: then there is no database to wait for. */
  api: Api | null;
  isStopping: () => boolean;
}

/** For operators: /healthz says that the process runs, /readyz that it can serve. */
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
    const database = api ? await stateOf(api) : 'off';
    const ready = database !== 'gone' && !isStopping();
    const failingSince = app.pagesFailingSince?.() ?? null;
    return reply.code(ready ? 200 : 503).send({
      status: ready ? 'ready' : 'not ready',
      stopping: isStopping(),
      database,
      captcha: api?.settings.captcha ? 'on' : 'off',
      // The last good pages are served meanwhile, so that the server is still ready.
      ...(failingSince === null
        ? {}
        : { pages_failing_since: new Date(failingSince).toISOString() }),
    });
  });
}

/** A database that takes longer than this to say that it is there can't serve either, in ms. */
const patience = 2000;

function stateOf({ database }: Api): Promise<string> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve('gone'), patience);
    database
      .ping()
      .then(
        () => resolve(database.kind),
        () => resolve('gone'),
      )
      .finally(() => clearTimeout(timer));
  });
}
