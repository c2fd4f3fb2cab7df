import { doOrders } from '../platform/workers/doOrders';

/** A thread of tests: it echoes, fails, or never ends. */
doOrders(async (order: string) => {
  if (order === 'fail') throw new RangeError('too much');
  for (; order === 'hang';);
  return order;
});
