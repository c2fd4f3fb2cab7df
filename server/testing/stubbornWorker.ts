import { answerOrders } from '../platform/workers/answerOrders';

/** A thread of tests: it echoes, fails, or never ends. */
answerOrders(async (order: string) => {
  if (order === 'fail') throw new RangeError('too much');
  for (; order === 'hang';);
  return order;
});
