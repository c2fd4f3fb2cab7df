import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** The longest wait for open requests, in ms. The supervisors in docs/deploy.md kill a process after 30 s. */
const timeLimit = 25_000;

/**
 * How many times a draining server pauses for `turnTime` ms while it still accepts connections. Closing immediately
 * would break connections in the kernel's queue, and a load balancer needs time to notice.
 */
const drainTurns = 25;
const turnTime = 20;

/** On SIGTERM or SIGINT, drains and closes the server, and exits. */
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
