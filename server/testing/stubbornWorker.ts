import { doOrders } from '../platform/workers/doOrders';

/** A worker thread for tests. Depending on the order, it echoes the order, fails or never ends. */
doOrders(async (order: string) => {
  if (order === 'fail') throw new RangeError('too much');
  for (; order === 'hang';);
  return order;
});
