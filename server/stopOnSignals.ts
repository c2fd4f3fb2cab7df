import type { FastifyInstance } from 'fastify';

/** Requests in flight get so long to end, in ms. */
const patience = 15_000;

/**
 * So long it still takes new connections, in ms: those that wait in the kernel's queue would be broken by
 * closing, and a balancer needs a moment to hear of it.
 */
const drainTime = 500;

/** SIGTERM and SIGINT let what is in flight end, stop listening, close the database, and go. */
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
    app.drain();
    setTimeout(() => close(app), drainTime);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

function close(app: FastifyInstance): void {
  app.close().then(
    () => process.exit(0),
    (error: unknown) => {
      app.log.error({ err: error }, 'stopping failed');
      process.exit(1);
    },
  );
}
