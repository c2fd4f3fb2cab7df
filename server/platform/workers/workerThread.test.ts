import { until } from '../../testing/until';
import { WorkerThread, WorkFailed } from './WorkerThread';

const program = 'testing/stubbornWorker';
const deadline = 1000;

const threads: WorkerThread<string, string>[] = [];
afterEach(() => Promise.all(threads.splice(0).map((thread) => thread.close())));

function threadWith(limits: { deadline?: number; idle?: number }) {
  const thread = new WorkerThread<string, string>(program, limits);
  threads.push(thread);
  return thread;
}

it("a worker thread's deadline rejects an order that never ends, and the next order gets a new thread", async () => {
  const thread = threadWith({ deadline });
  await expect(thread.run('hang')).rejects.toThrow(WorkFailed);
  expect(thread.isRunning).toBe(false);
  expect(await thread.run('go on')).toBe('go on');
});

it('an order that never ends does not fail the orders that wait behind it', async () => {
  const thread = threadWith({ deadline });
  const outcomes = await Promise.allSettled(
    ['hang', 'go on', 'hang', 'go on'].map((order) => thread.run(order)),
  );
  expect(outcomes.map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
});

it('a worker thread keeps running after an order fails', async () => {
  const thread = threadWith({ deadline });
  await expect(thread.run('fail')).rejects.toThrow('RangeError: too much');
  expect(thread.isRunning).toBe(true);
});

it('an idle worker thread ends, and starts again for the next order', async () => {
  const thread = threadWith({ idle: 1 });
  expect(thread.isRunning).toBe(false);
  expect(await thread.run('first')).toBe('first');
  await until(() => !thread.isRunning);
  expect(await thread.run('second')).toBe('second');
});
