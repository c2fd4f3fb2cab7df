import { parentPort } from 'node:worker_threads';
import { ready } from './WorkerThread';
import type { Order, OrderResult } from './WorkerThread';

/** Carries out a thread's orders as they arrive. */
export function doOrders(work: (order: never) => Promise<unknown>): void {
  const report = (message: OrderResult<unknown>) => parentPort?.postMessage(message);
  parentPort?.on('message', (order: Order<never>) => {
    work(order.work).then(
      (result) => report({ id: order.id, result }),
      (error: unknown) => report({ id: order.id, problem: String(error) }),
    );
  });
  parentPort?.postMessage(ready);
}
