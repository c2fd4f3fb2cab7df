import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Requests in flight get so long to end, in ms: less than the 30 s after which supervisors kill. */
const patience = 25_000;

/**
 * It still takes new connections for so many turns of so many ms: those that wait in the kernel's queue would
 * be broken by closing, and a balancer needs a moment to hear of it. Turns rather than one wait, since a
 * busy process would find the wait over before it had once looked at its queue.
 */
const drainTurns = 25;
const turnTime = 20;

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
