import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * The time limit in ms for open requests. It is less than the 30 s after which supervisors kill.
 */
const timeLimit = 25_000;

/**
 * The number of turns of `turnTime` ms for which a draining server still accepts new connections.
 * Closing immediately would break connections in the kernel's queue, and a load balancer needs time
 * to notice. One long wait would not be enough, because on a busy process it could end before the
 * process checks its queue.
 */
const drainTurns = 25;
const turnTime = 20;

/**
 * On SIGTERM or SIGINT, completes open requests, stops listening, closes the database and exits.
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
