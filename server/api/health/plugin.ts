import type { FastifyInstance } from 'fastify';
import type { Services } from '../../domain/Services';
import { readUndelivered } from '../../domain/notifications/undelivered';
import type { Fault, Readiness } from '../../platform/database/Readiness';
import { buildVersion } from '../../platform/version';

interface Options {
  /** Null if API_HOST names another backend. */
  api: (Services & { readiness: Readiness }) | null;
  isStopping: () => boolean;
}

/** Serves /healthz, which reports that the process runs, and /readyz, which reports whether it can serve requests. */
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
  app.get('/healthz', { onRequest: noStore }, async () => ({
    status: 'ok',
    version: buildVersion,
  }));
  app.get('/readyz', { onRequest: noStore }, async (_request, reply) => {
    const fault = (await api?.readiness.fault()) ?? null;
    const ready = fault === null && !isStopping();
    const failingSince = app.pagesFailingSince?.() ?? null;
    return reply.code(ready ? 200 : 503).send({
      status: ready ? 'ready' : 'not ready',
      stopping: isStopping(),
      reason: fault?.text,
      ...(api ? await readHealthState(api, fault) : { database: 'off', captcha: 'off' }),
      // The server still serves the last good pages, so it remains ready.
      pages_failing_since: failingSince === null ? undefined : new Date(failingSince).toISOString(),
    });
  });
}

async function readHealthState({ database, settings }: Services, fault: Fault | null) {
  return {
    database: fault?.reason === 'database' ? 'gone' : database.kind,
    captcha: settings.captcha ? 'on' : 'off',
    notifications: fault === null ? await readUndelivered(database.queries) : undefined,
  };
}
