import { doOrders } from '../platform/workers/doOrders';

/** A worker thread that echoes an order, fails or never ends, depending on the order. */
doOrders(async (order: string) => {
  if (order === 'fail') throw new RangeError('too much');
  for (; order === 'hang';);
  return order;
});
