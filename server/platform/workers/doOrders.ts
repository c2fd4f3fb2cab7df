import { parentPort } from 'node:worker_threads';
import { ready, type OrderResult } from './WorkerThread';

export function doOrders(work: (order: never) => Promise<unknown>): void {
  const report = (message: OrderResult<unknown>) => parentPort?.postMessage(message);
  parentPort?.on('message', (order: unknown) => {
    // The code that starts the thread determines its orders' type.
    work(order as never).then(
      (result) => report({ result }),
      (error: unknown) => report({ problem: String(error) }),
    );
  });
  parentPort?.postMessage(ready);
}
