import type { FastifyInstance } from 'fastify';

/** Requests in flight get so long to end, in ms. */
const patience = 15_000;

/** SIGTERM and SIGINT stop listening, let what is in flight end, close the database, and go. */
export function stopOnSignals(app: FastifyInstance): void {
  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    app.log.info({ signal }, 'stopping');
    const timer = setTimeout(() => {
      app.log.error('stopped with requests still in flight');
      process.exit(1);
    }, patience);
    timer.unref();
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        app.log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
