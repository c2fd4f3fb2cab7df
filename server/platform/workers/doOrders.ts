import { parentPort } from 'node:worker_threads';
import { ready, type OrderResult } from './WorkerThread';

/** Carries out a thread's orders as they arrive. */
export function doOrders(work: (order: never) => Promise<unknown>): void {
  const report = (message: OrderResult<unknown>) => parentPort?.postMessage(message);
  parentPort?.on('message', (order: unknown) => {
    // The thread that starts the program determines the type of its orders.
    work(order as never).then(
      (result) => report({ result }),
      (error: unknown) => report({ problem: String(error) }),
    );
  });
  parentPort?.postMessage(ready);
}
