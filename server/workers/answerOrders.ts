import { parentPort } from 'node:worker_threads';
import { ready } from './WorkerThread';
import type { Order, OrderResult } from './WorkerThread';

/** Does a thread's orders, each when it comes. */
export function answerOrders<Work, Result>(work: (order: Work) => Promise<Result>): void {
  const answer = (message: OrderResult<Result>) => parentPort?.postMessage(message);
  parentPort?.on('message', (order: Order<Work>) => {
    work(order.work).then(
      (result) => answer({ id: order.id, result }),
      (error: unknown) => answer({ id: order.id, problem: String(error) }),
    );
  });
  parentPort?.postMessage(ready);
}
