import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Time limit for requests in flight, in ms: less than the 30 s after which supervisors kill. */
const timeLimit = 25_000;

/**
 * While draining, the server still accepts new connections for this many turns of `turnTime` ms.
 * Closing at once would break connections in the kernel's queue, and a load balancer needs a moment
 * to notice. One long wait would not do, because a busy process could find it over before checking
 * its queue.
 */
const drainTurns = 25;
const turnTime = 20;

/**
 * On SIGTERM or SIGINT: completes requests in flight, stops listening, closes the database and
 * exits.
 */
export function stopOnSignals(app: FastifyInstance): void {
  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    app.log.info({ signal }, 'stopping');
    const timer = setTimeout(() => {
      app.log.error('stopped with requests still in flight');
      process.exit(1);
    }, timeLimit);
    timer.unref();
    app.drain();
    void close(app);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

async function close(app: FastifyInstance): Promise<void> {
  for (let turn = 0; turn < drainTurns; turn += 1) await sleep(turnTime);
  try {
    await app.close();
    process.exit(0);
  } catch (error) {
    app.log.error({ err: error }, 'stopping failed');
    process.exit(1);
  }
}
